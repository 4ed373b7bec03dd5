import type { DocumentDetail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { restoreFile } from '../../../../../api/queries/documents/file.ts';
import { dayOfInstant, formatDay } from '../../../../../components/day/format-day.ts';
import { DocumentActions } from '../../../../../components/document/document-actions.tsx';
import { isLocked } from '../../../../../components/document/document-words.ts';
import { Outcomes } from '../../../../../components/document/outcomes.tsx';
import { PageView } from '../../../../../components/document/page/page-view.tsx';
import { pagesOf } from '../../../../../components/document/page/pages-of.ts';
import { Card } from '../../../../../components/page/card.tsx';
import { Icon, type IconName } from '../../../../../components/page/icon.tsx';
import { currentLanguage } from '../../../../../i18n/start-language.ts';
import { useSession } from '../../../../../session/session-store.ts';
import { useMay } from '../../../../../session/use-may.ts';
import { FileParts } from '../../fate/file-fate.tsx';
import { Unlock } from './unlock.tsx';
import '../statement/standing.css';

interface StuckProps {
  document: DocumentDetail;
  onTurn: (page: number) => void;
}

/** A document without anything to review: why, and what can be done. */
export function Stuck({ document, onTurn }: StuckProps) {
  const { t } = useTranslation('document');
  const readOnly = !useMay('upload');
  const locked = isLocked(document);
  return (
    <>
      <Pages document={document} onTurn={document.state === 'failed' && !readOnly ? onTurn : undefined} />
      <Card className="stuck max-w-560">
        <p className="below-12 font-lead bold break">
          <Icon className="lift-m3" name={locked ? 'lock' : iconOf(document)} />{' '}
          {t(locked ? 'unlock.title' : `stuck.${document.state}`)}
        </p>
        {document.problem && <p>{document.problem.message}</p>}
        {locked && !readOnly && <Unlock document={document} />}
        <WhereItIs document={document} />
        {document.state === 'trashed' && !readOnly && <Restore document={document} />}
        <Outcomes outcomes={document.outcomes} />
        <DocumentActions document={document} />
        <FileParts document={document} />
      </Card>
    </>
  );
}

function iconOf({ state }: DocumentDetail): IconName {
  if (state === 'processed') return 'folder';
  return state === 'duplicate' || state === 'merged' || state === 'trashed' ? 'info' : 'triangle-alert';
}

/** The pages, as far as there are pictures of them. */
function Pages({ document, onTurn }: { document: DocumentDetail; onTurn: StuckProps['onTurn'] | undefined }) {
  const pages = pagesOf(document);
  const [page, setPage] = useState(pages[0] ?? 1);
  if (pages.length === 0) return null;
  return (
    <PageView
      document={document}
      page={page}
      onPage={setPage}
      boxes={[]}
      active={null}
      onBox={() => undefined}
      spot={null}
      labelOf={(path) => path}
      onTurn={onTurn && (() => onTurn(page))}
    />
  );
}

/** Of a second copy the first one; of a document that was joined the one it is part of. */
function WhereItIs({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation('document');
  const first = document.duplicate_of;
  if (first) {
    const date = formatDay(dayOfInstant(first.uploaded_at), currentLanguage());
    return (
      <p>
        {t('stuck.first', { name: first.name, date })}{' '}
        <Link className="underlined" to={`/document/${first.id}`}>
          {t('stuck.openFirst')}
        </Link>
      </p>
    );
  }
  if (document.state !== 'merged' || document.part === null) return null;
  return (
    <p>
      {t('stuck.joined')}{' '}
      <Link className="underlined" to={`/document/${document.part.of}`}>
        {t('stuck.openFirst')}
      </Link>
    </p>
  );
}

function Restore({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation('document');
  const { company } = useSession();
  const queryClient = useQueryClient();
  const restore = () => void restoreFile(queryClient, company?.id ?? '', document.id).catch(() => undefined);
  return (
    <p>
      <Button icon={<Icon name="undo" size={15} />} onClick={restore}>
        {t('stuck.restore')}
      </Button>
    </p>
  );
}
