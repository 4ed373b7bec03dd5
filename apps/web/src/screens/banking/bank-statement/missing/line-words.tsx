import type { MissingEvidenceRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { KeyCap } from '../../../../components/keyboard/key-cap.tsx';
import { Icon } from '../../../../components/page/icon.tsx';

/** Whom the money went to, and what the bank printed. */
export function LineWords({ row }: { row: MissingEvidenceRow }) {
  return (
    <div className="missing-words grid min-0">
      {row.payee !== null && <strong className="bold">{row.payee}</strong>}
      <span className="font-base muted break">{row.description}</span>
    </div>
  );
}

/** What was asked and waits for an answer. */
export function Question({ row }: { row: MissingEvidenceRow }) {
  const { t } = useTranslation('bank-evidence');
  if (row.question === null) return null;
  return (
    <span title={row.question}>
      <StateTag tone="amber" icon="comment">
        {t('missing.waiting')}
      </StateTag>
    </span>
  );
}

/** What the client answered last, as long as the document is missing. */
export function Answered({ row }: { row: MissingEvidenceRow }) {
  const { t } = useTranslation('bank-evidence');
  if (row.answered === null) return null;
  const { id, none, text } = row.answered;
  return (
    <Link to={`/questions?state=all&question=${id}`} title={text ?? undefined} className="missing-answered">
      <StateTag tone="blue" icon="comment">
        {t(none ? 'missing.saidNone' : 'missing.answered')}
      </StateTag>
    </Link>
  );
}

/** The document that arrived: one press makes it the line's. */
export function Take({ row, onTake }: { row: MissingEvidenceRow; onTake: () => void }) {
  const { t } = useTranslation('bank-evidence');
  const name = row.arrived?.title ?? row.arrived?.name ?? '';
  return (
    <Button size="small" title={row.arrived?.name} onClick={onTake}>
      <span className="missing-take inline-block dots clip">{t('missing.take', { name })}</span>{' '}
      <KeyCap>{t('keys.enter')}</KeyCap>
    </Button>
  );
}

export function Ask({ onAsk }: { onAsk: () => void }) {
  const { t } = useTranslation('bank-evidence');
  return (
    <Button size="small" type="text" icon={<Icon name="comment" size={14} />} onClick={onAsk}>
      {t('missing.ask')} <KeyCap>{t('keys.ask')}</KeyCap>
    </Button>
  );
}
