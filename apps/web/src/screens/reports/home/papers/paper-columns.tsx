import type { StoredDocument } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { dayOfInstant, formatDay } from '../../../../components/day/format-day.ts';
import { documentTones } from '../../../../components/document/document-words.ts';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import type { DataColumn } from '../../../../components/table/data-table.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';

/** Name, when it was brought, and what became of it. */
export function usePaperColumns(): DataColumn<StoredDocument>[] {
  const { t } = useTranslation('home');
  return [
    { title: t('papers.name'), key: 'name', render: (_, paper) => <span className="break">{paper.name}</span> },
    { title: t('papers.brought'), key: 'brought', width: 150, render: (_, paper) => <Brought paper={paper} /> },
    { title: t('papers.state'), key: 'state', width: 170, render: (_, paper) => <PaperState paper={paper} /> },
  ];
}

function Brought({ paper }: { paper: StoredDocument }) {
  return <span>{formatDay(dayOfInstant(paper.uploaded_at), currentLanguage())}</span>;
}

function PaperState({ paper }: { paper: StoredDocument }) {
  const { t } = useTranslation('document');
  return <StateTag tone={documentTones[paper.state]}>{t(`state.${paper.state}`)}</StateTag>;
}

/** A paper on a phone. */
export function PaperCard({ paper }: { paper: StoredDocument }) {
  return (
    <div className="paper-card">
      <span className="break">{paper.name}</span>
      <span>
        <Brought paper={paper} />
        <PaperState paper={paper} />
      </span>
    </div>
  );
}
