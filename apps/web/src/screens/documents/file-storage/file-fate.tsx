import type { StoredDocument } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { documentTones } from '../../../components/document/document-words.ts';
import { Outcomes } from '../../../components/document/outcomes.tsx';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { Icon } from '../../../components/page/icon.tsx';

/** A file's state, its place in the original file, what it became, and what it is a copy of. */
export function FileFate({ document }: { document: StoredDocument }) {
  const { t } = useTranslation('file-storage');
  const { part, duplicate_of: first, state } = document;
  return (
    <span className="grid cells-start gap-4">
      <StateTag tone={documentTones[state]}>{t(`state.${state}`)}</StateTag>
      {part && state !== 'merged' && (
        <span className="icons-low-2 font-small muted">
          {t('document:part.ofFile', { number: part.number, count: part.count })}
        </span>
      )}
      {part && state === 'merged' && (
        <Link className="icons-low-2 font-small muted" to={`/document/${part.of}`}>
          {t('fate.joined')}
        </Link>
      )}
      {first && (
        <Link className="icons-low-2 font-small muted" to={`/document/${first.id}`}>
          {t('fate.copyOf', { name: first.name })}
        </Link>
      )}
      {document.alike > 0 && (
        <span className="icons-low-2 font-small muted">
          <Icon name="copy" size={12} /> {t('fate.alike', { count: document.alike })}
        </span>
      )}
      {document.outdated && state === 'needs_review' && (
        <span className="icons-low-2 font-small muted">{t('fate.outdated')}</span>
      )}
      <Outcomes outcomes={document.outcomes} />
    </span>
  );
}
