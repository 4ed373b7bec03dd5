import type { CloseBoard } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FindingCheck } from '../../../api/queries/year-end/close.ts';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { useMay } from '../../../session/use-may.ts';
import { FindingsDrawer } from './findings-drawer.tsx';
import { LimitsForm } from './limits-form.tsx';
import { isListed, placeOf } from './places.ts';

type Check = CloseBoard['checks'][number];

/** What Folio reads from the books: what is open in each check, and the place to correct it. */
export function ChecksCard({ board }: { board: CloseBoard }) {
  const { t } = useTranslation('accounting-close');
  const mayWrite = useMay('write');
  const [listed, setListed] = useState<FindingCheck | null>(null);
  const [isSetting, setSetting] = useState(false);
  const open = board.checks.filter((check) => check.open > 0).length;
  const limits = mayWrite && (
    <Button size="small" icon={<Icon name="settings" size={14} />} onClick={() => setSetting(true)}>
      {t('limits.open')}
    </Button>
  );
  return (
    <Card title={t('checks.title')} extra={limits}>
      <p className="below-10 font-base muted">{open === 0 ? t('checks.allDone') : t('checks.open', { count: open })}</p>
      <ul className="grid gap-8">
        {board.checks.map((check) => (
          <li key={check.code} className="flex wrap items-center gap-10">
            <CheckState check={check} />
            <span>{t(`check.${check.code}`)}</span>
            <CheckPlace check={check} board={board} onList={setListed} />
          </li>
        ))}
      </ul>
      {listed !== null && (
        <FindingsDrawer period={{ kind: board.kind, end: board.end }} check={listed} onClose={() => setListed(null)} />
      )}
      {isSetting && <LimitsForm setting={board.setting} currency={board.currency} onClose={() => setSetting(false)} />}
    </Card>
  );
}

function CheckState({ check }: { check: Check }) {
  const { t } = useTranslation('accounting-close');
  if (check.open === 0)
    return (
      <StateTag tone="green" icon="check">
        {t('checks.done')}
      </StateTag>
    );
  return (
    <StateTag tone={check.hard ? 'red' : 'amber'}>
      {t(check.hard ? 'checks.hard' : 'checks.soft', { count: check.open })}
    </StateTag>
  );
}

interface CheckPlaceProps {
  check: Check;
  board: CloseBoard;
  onList: (check: FindingCheck) => void;
}

function CheckPlace({ check: { code, open }, board, onList }: CheckPlaceProps) {
  const { t } = useTranslation('accounting-close');
  if (open === 0) return null;
  const name = t(`check.${code}`);
  if (isListed(code))
    return (
      <Button type="link" size="small" aria-label={t('checks.showOf', { name })} onClick={() => onList(code)}>
        {t('checks.show')}
      </Button>
    );
  const path = placeOf(code, board);
  if (path === null) return null;
  return (
    <Link to={path} aria-label={t('checks.goOf', { name })}>
      {t('checks.go')}
    </Link>
  );
}
