import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useJournal, useJournalTemplates } from '../../../api/queries/books/accounting-journal.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { FullScreenSpinner } from '../../../components/feedback/full-screen-spinner.tsx';
import { Card } from '../../../components/page/card.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { useMay } from '../../../session/use-may.ts';
import { draftFrom, emptyJournal } from './journal-draft.ts';
import { JournalForm } from './journal-form.tsx';
import { JournalView } from './journal-view.tsx';
import './journals.css';

/** A manual journal: the editor until it is posted, then what it became. */
export default function JournalScreen() {
  const { journalId } = useParams();
  const { key } = useLocation();
  if (journalId !== undefined) return <StoredJournal key={journalId} id={journalId} />;
  return <NewJournal key={key} />;
}

/** A new one; `?template=` and `?copy=` say what it begins from. */
function NewJournal() {
  const { t } = useTranslation('accounting-journals');
  const readOnly = !useMay('write');
  const [search] = useSearchParams();
  const copyOf = search.get('copy') ?? '';
  const templateId = search.get('template') ?? '';
  const copied = useJournal(copyOf);
  const templates = useJournalTemplates();
  const today = todayInHongKong();
  if (readOnly) {
    return (
      <>
        <ToolHeader title={t('newTitle')} parent={{ title: t('title'), path: '/accounting/journals' }} />
        <Card>
          <EmptyState title={t('readOnly')} detail={t('readOnlyDetail')} />
        </Card>
      </>
    );
  }
  const source = copyOf === '' ? templates : copied;
  if ((copyOf !== '' || templateId !== '') && !source.data) {
    if (source.error) return <ErrorState detail={source.error.message} onRetry={() => source.refetch()} />;
    return <FullScreenSpinner />;
  }
  const begun = copied.data?.draft ?? templates.data?.find((one) => one.id === templateId)?.draft;
  return (
    <JournalForm
      id={null}
      version={0}
      draft={begun === undefined ? emptyJournal(today) : draftFrom(begun, today)}
      attachments={[]}
      newName={['new', copyOf, templateId].filter(Boolean).join('.')}
    />
  );
}

function StoredJournal({ id }: { id: string }) {
  const { t } = useTranslation('accounting-journals');
  const readOnly = !useMay('write');
  const journal = useJournal(id);
  const { data, error } = journal;
  if (error && !data) {
    return (
      <>
        <ToolHeader title={t('journal')} parent={{ title: t('title'), path: '/accounting/journals' }} />
        <Card flush>
          <ErrorState detail={error.message} onRetry={() => journal.refetch()} />
        </Card>
      </>
    );
  }
  // A draft is written on from what is stored now, not from what was last seen.
  if (!data || (data.state === 'draft' && !journal.isFetchedAfterMount)) return <FullScreenSpinner />;
  if (data.state !== 'draft' || readOnly) return <JournalView journal={data} />;
  return (
    <JournalForm
      id={data.id}
      version={data.version}
      draft={data.draft}
      attachments={data.attachments_list}
      newName=""
    />
  );
}
