import type { DocumentDetail, FilePart } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { documentTones } from '../../../../components/document/document-words.ts';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import '../../../../components/document/fate.css';

/**
 * All documents of the file this document came from, with their kinds and states. Shows nothing if the file has only
 * one.
 */
export function FileParts({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation('document');
  if (document.file_parts.length < 2) return null;
  return (
    <section className="file-parts above-16 font-base ruled-above" aria-label={t('part.all')}>
      <h2 className="below-6 font-small medium muted">{t('part.inFile', { count: document.file_parts.length })}</h2>
      <ol>
        {document.file_parts.map((part) => (
          <li
            className="flex wrap items-center between gap-4-8 pad-4-0"
            key={part.id}
            aria-current={part.id === document.id ? 'true' : undefined}
          >
            <PartLine part={part} isCurrent={part.id === document.id} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PartLine({ part, isCurrent }: { part: FilePart; isCurrent: boolean }) {
  const { t } = useTranslation('document');
  const words = [
    t('part.number', { number: part.number }),
    part.title,
    part.kind && t(`common:documentKind.${part.kind}`),
  ];
  const title = words.filter(Boolean).join(' · ');
  return (
    <>
      {isCurrent ? <strong>{title}</strong> : <Link to={`/document/${part.id}`}>{title}</Link>}{' '}
      <StateTag tone={documentTones[part.state]}>{t(`state.${part.state}`)}</StateTag>
    </>
  );
}
