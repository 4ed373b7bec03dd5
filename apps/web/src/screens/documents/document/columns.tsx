import type { StoredDocument } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { isPending } from '../../../api/queries/documents/stored-document.ts';
import { InstantDay } from '../../../components/day/day.tsx';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { type ListColumnSet, useListColumns } from '../../../components/table/columns/use-list-columns.ts';
import './document-list.css';
import { DocumentActions, PasswordLink } from '../../../components/document/document-actions.tsx';
import { documentTones, isLocked } from '../../../components/document/document-words.ts';
import { Micrograph } from '../../../components/document/thumbnail.tsx';
import { currencyMark } from '../../../components/money/format-amount.ts';
import { waitWords } from '../../../uploads/wait-words.ts';

/** The columns of the review queue. */
export function useDocumentColumns(): ListColumnSet<StoredDocument> {
  const { t } = useTranslation('document');
  const set = useListColumns<StoredDocument>('documents', [
    { title: t('col.page'), key: 'page', width: 76, render: (_, row) => <Micrograph document={row} /> },
    { title: t('col.name'), key: 'name', render: (_, row) => <DocumentWords document={row} /> },
    {
      title: t('col.kind'),
      key: 'kind',
      className: 'document-kind',
      render: (_, row) => (row.kind ? t(`common:documentKind.${row.kind}`) : null),
    },
    {
      title: t('col.currency'),
      key: 'currency',
      className: 'nowrap',
      render: (_, row) => row.summary?.total && row.summary.currency && currencyMark(row.summary.currency),
    },
    {
      title: t('col.total'),
      key: 'total',
      align: 'right',
      render: (_, row) => <Amount value={row.summary?.total ?? null} dashForZero />,
    },
    {
      title: t('col.uploaded'),
      key: 'uploaded_at',
      fromPx: 1200,
      render: (_, row) => <InstantDay value={row.uploaded_at} />,
    },
    {
      title: t('col.state'),
      key: 'state',
      render: (_, row) => (
        <span className="grid cells-start gap-6">
          <DocumentStanding document={row} />
          <PasswordLink document={row} />
          <DocumentActions document={row} />
        </span>
      ),
    },
  ]);
  if (set.columns.some(({ key }) => key === 'currency')) return set;
  const withCode = (_: unknown, row: StoredDocument) => <DocumentTotal document={row} />;
  return { ...set, columns: set.columns.map((one) => (one.key === 'total' ? { ...one, render: withCode } : one)) };
}

/** Who it is from and its number; the file's name below. */
function DocumentWords({ document }: { document: StoredDocument }) {
  const title = [document.summary?.title, document.summary?.number].filter(Boolean).join(' · ');
  return (
    <span className="document-words grid">
      <strong className="bold">{title || document.name}</strong>
      {title && <span className="font-small faint">{document.name}</span>}
      <WaitNote document={document} />
      {document.problem && (
        <span className="document-problem text-red wrap-words font-small">{document.problem.message}</span>
      )}
    </span>
  );
}

/** Where it is in the line. The line is kept free while it is read, so that nothing moves when its turn comes. */
function WaitNote({ document }: { document: StoredDocument }) {
  const { t } = useTranslation('common');
  if (!isPending(document.state)) return null;
  return <span className="document-wait wrap-words min-full font-small faint">{waitWords(t, document)}</span>;
}

function DocumentTotal({ document }: { document: StoredDocument }) {
  const { summary } = document;
  if (!summary?.total) return null;
  return (
    <Amount value={summary.total} currency={summary.currency ?? undefined} withCode={summary.currency !== 'HKD'} />
  );
}

/** Its state; while it is being read, the step it is at. */
export function DocumentStanding({ document }: { document: StoredDocument }) {
  const { t } = useTranslation('document');
  const { step, progress } = document;
  const state = isLocked(document) ? 'locked' : document.state;
  const word = state === 'processing' && step ? t(`step.${step}`) : t(`state.${state}`);
  const page = step === 'reading' && progress && progress.pages > 1 ? ` ${progress.page}/${progress.pages}` : '';
  return <StateTag tone={documentTones[document.state]}>{word + page}</StateTag>;
}

/** A document on a phone. */
export function DocumentCard({ document }: { document: StoredDocument }) {
  const { t } = useTranslation('document');
  return (
    <span className="grid gap-6">
      <span className="flex items-center between gap-12">
        <DocumentWords document={document} />
        <DocumentTotal document={document} />
      </span>
      <span className="flex items-center between gap-12 font-small faint">
        <span>
          {document.kind ? t(`common:documentKind.${document.kind}`) : ''} <InstantDay value={document.uploaded_at} />
        </span>
        <DocumentStanding document={document} />
      </span>
    </span>
  );
}
