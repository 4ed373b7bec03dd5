import type { StoredDocument } from '@folio/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isPending } from '../../../../../api/queries/documents/stored-document.ts';
import { iconOfKind } from '../../../../../components/document/document-words.ts';
import { formatAmount } from '../../../../../components/money/format-amount.ts';
import { Icon } from '../../../../../components/page/icon.tsx';
import './queue.css';

/** The documents that wait, the one on the desk marked; those of one file say which of how many they are. */
export function Queue({ documents, currentId }: { documents: readonly StoredDocument[]; currentId: string }) {
  const { t } = useTranslation('document');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[data-document="${CSS.escape(currentId)}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [currentId]);
  if (documents.length === 0) return null;
  return (
    <nav
      className="queue tint-links top-16 icons-rigid icons-down strong-bold pad-8 sticky scroll-y bg-card framed radius-huge"
      aria-label={t('queue')}
    >
      <ul ref={list}>
        {documents.map((one, index) => (
          <li
            key={one.id}
            data-document={one.id}
            className={isWithPrevious(documents, index) ? 'queue-part relative' : undefined}
          >
            <QueueLink document={one} isCurrent={one.id === currentId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isWithPrevious(documents: readonly StoredDocument[], index: number): boolean {
  const file = documents[index]?.part?.of;
  return file !== undefined && documents[index - 1]?.part?.of === file;
}

function QueueLink({ document, isCurrent }: { document: StoredDocument; isCurrent: boolean }) {
  const { t } = useTranslation('document');
  const { kind, part, summary, state } = document;
  const words = kind && !isPending(state) ? t(`common:documentKind.${kind}`) : t(`state.${state}`);
  return (
    <Link
      className="flex items-top gap-10 text-inherit radius-medium"
      to={`/document/${document.id}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon className="muted" name={isPending(state) ? 'loader' : iconOfKind(kind)} size={16} />
      <span>
        <strong className="block clip font-base line-18 text-plain nowrap dots">
          {summary?.title || document.name}
        </strong>
        <span className="icons-low-2 block">
          {summary?.total
            ? `${words} · ${formatAmount(summary.total, { currency: summary.currency ?? undefined })}`
            : words}
        </span>
        {part && (
          <span className="icons-low-2 block">{t('part.ofFile', { number: part.number, count: part.count })}</span>
        )}
        {document.alike > 0 && (
          <span className="icons-low-2 block review-unsure">
            <Icon className="m-0 muted" name="copy" size={12} /> {t('alike.short')}
          </span>
        )}
      </span>
    </Link>
  );
}
