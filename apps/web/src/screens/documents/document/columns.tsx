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
    { title: t('col.page'), key: 'page', width: 60, render: (_, row) => <Micrograph document={row} size="line" /> },
    {
      title: t('col.name'),
      key: 'name',
      className: 'cell-cut',
      onCell: (row) => ({ title: wordsOf(row).join('\n') }),
      render: (_, row) => <DocumentLine document={row} />,
    },
    {
      title: t('col.kind'),
      key: 'kind',
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
        <span className="inline-flex items-center gap-8">
          <DocumentStanding document={row} />
          <PasswordLink document={row} />
          <DocumentActions document={row} isOneLine />
        </span>
      ),
    },
  ]);
  if (set.columns.some(({ key }) => key === 'currency')) return set;
  const withCode = (_: unknown, row: StoredDocument) => <DocumentTotal document={row} />;
  return { ...set, columns: set.columns.map((one) => (one.key === 'total' ? { ...one, render: withCode } : one)) };
}

function titleOf({ summary }: StoredDocument): string {
  return [summary?.title, summary?.number].filter(Boolean).join(' · ');
}

/** All that the cell of a name says, also where the cell cuts it. */
function wordsOf(document: StoredDocument): string[] {
  return [titleOf(document), document.name, document.problem?.message ?? ''].filter(Boolean);
}

/** Who it is from, its number and the file's name in one line, with what went wrong or where it is in the line. */
function DocumentLine({ document }: { document: StoredDocument }) {
  const title = titleOf(document);
  return (
    <>
      <strong className="bold">{title || document.name}</strong>{' '}
      {title && <span className="font-small faint">{document.name}</span>} <WaitNote document={document} />
      {document.problem && <span className="text-red font-small">{document.problem.message}</span>}
    </>
  );
}

/** Who it is from and its number; the file's name below. */
function DocumentWords({ document }: { document: StoredDocument }) {
  const title = titleOf(document);
  return (
    <span className="document-words grid">
      <strong className="bold">{title || document.name}</strong>
      {title && <span className="font-small faint">{document.name}</span>}
      <WaitNote document={document} />
      {document.problem && <span className="text-red wrap-words font-small">{document.problem.message}</span>}
    </span>
  );
}

/** Where it is in the line. */
function WaitNote({ document }: { document: StoredDocument }) {
  const { t } = useTranslation('common');
  if (!isPending(document.state)) return null;
  return <span className="wrap-words font-small faint">{waitWords(t, document)}</span>;
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
