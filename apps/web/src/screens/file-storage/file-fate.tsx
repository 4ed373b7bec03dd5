import type { StoredDocument } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import { StateTag } from '../../components/state-tag.tsx';
import { documentTones } from '../document/document-words.ts';
import { Outcomes } from '../document/fate/outcomes.tsx';

/** What became of a file: where it stands, which document of its file it is, what it became, what it is a copy of. */
export function FileFate({ document }: { document: StoredDocument }) {
  const { t } = useTranslation('file-storage');
  const { part, duplicate_of: first, state } = document;
  return (
    <span className="file-fate">
      <StateTag tone={documentTones[state]}>{t(`state.${state}`)}</StateTag>
      {part && state !== 'merged' && (
        <span className="file-fate-note">{t('document:part.ofFile', { number: part.number, count: part.count })}</span>
      )}
      {part && state === 'merged' && (
        <Link className="file-fate-note" to={`/document/${part.of}`}>
          {t('fate.joined')}
        </Link>
      )}
      {first && (
        <Link className="file-fate-note" to={`/document/${first.id}`}>
          {t('fate.copyOf', { name: first.name })}
        </Link>
      )}
      {document.alike > 0 && (
        <span className="file-fate-note">
          <Icon name="copy" size={12} /> {t('fate.alike', { count: document.alike })}
        </span>
      )}
      {document.outdated && state === 'needs_review' && <span className="file-fate-note">{t('fate.outdated')}</span>}
      <Outcomes outcomes={document.outcomes} />
    </span>
  );
}
