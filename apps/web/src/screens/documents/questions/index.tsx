import type { ClientQuestion, QuestionState } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuestions } from '../../../api/queries/documents/question.ts';
import { AskDialog } from '../../../components/client-request/ask/ask-dialog.tsx';
import { useAskSide } from '../../../components/client-request/ask/use-ask-side.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { newMark } from '../../../components/keyboard/use-list-keys.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { QuestionRowCard, useQuestionColumns } from './columns.tsx';
import { QuestionSide } from './question-side.tsx';
import { SendBar } from './send-bar.tsx';
import { useMarkedQuestions } from './use-marked-questions.ts';
import '../../../components/client-request/questions.css';

const pageSize = 50;
const tabs: readonly QuestionState[] = ['open', 'answered', 'settled'];

/** Everything that was asked about the books, with what became of it. */
export default function QuestionsScreen() {
  // With the words of the panel, so that opening it does not take the screen away while they load.
  const { t } = useTranslation(['questions', 'bank-evidence']);
  const { side } = useAskSide();
  const [view, setView] = useUrlState({ q: '', state: 'open', subject: '', page: '1', question: '' });
  const [isAsking, setAsking] = useState(false);
  const state = tabs.find((tab) => tab === view.state);
  const list = useQuestions({
    page: Number(view.page) || 1,
    limit: pageSize,
    q: view.q || undefined,
    state,
    subject_id: view.subject || undefined,
  });
  const meta = list.data?.meta;
  const columns = useQuestionColumns();
  const marked = useMarkedQuestions(`${view.state} ${view.q} ${view.subject}`);
  const ask = side !== 'none' && (
    <Button {...newMark} type="primary" icon={<Icon name="plus" />} onClick={() => setAsking(true)}>
      {t(side === 'client' ? 'ask.new' : 'accountant.button')}
    </Button>
  );
  const isNarrowed = view.q !== '' || view.subject !== '';
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={ask} />
      <ListToolbar
        searchLabel={t('search')}
        search={view.q}
        onSearch={(q) => setView({ q, page: '1' })}
        chipsLabel={t('col.state')}
        chips={[
          ...tabs.map((tab) => ({ value: tab, label: t(`state.${tab}`), ...(meta && { count: meta.counts[tab] }) })),
          { value: 'all', label: t('common:all') },
        ]}
        chip={state ?? 'all'}
        onChip={(chosen) => setView({ state: chosen, page: '1' })}
      >
        {view.subject !== '' && (
          <Button icon={<Icon name="x" size={15} />} onClick={() => setView({ subject: '', page: '1' })}>
            {t('anySubject')}
          </Button>
        )}
      </ListToolbar>
      <Card flush>
        <DataTable<ClientQuestion>
          label={t('title')}
          rows={list.data?.data}
          rowKey={(row) => row.id}
          columns={columns}
          error={list.error}
          onRetry={() => void list.refetch()}
          onOpen={(row) => setView({ question: row.id })}
          card={(row) => <QuestionRowCard row={row} />}
          {...(side === 'client' &&
            state === 'open' && {
              marks: {
                ids: marked.ids,
                onMark: marked.mark,
                labelOf: (row: ClientQuestion) => t('mark.one', { number: row.number }),
                allLabel: t('mark.all'),
              },
            })}
          {...(meta && {
            paging: {
              page: meta.page,
              limit: meta.limit,
              total: meta.total,
              onPage: (page: number) => setView({ page: String(page) }),
            },
          })}
          empty={<NoQuestions state={state} isNarrowed={isNarrowed} />}
        />
      </Card>
      <SendBar questions={marked.rows} onClear={marked.clear} />
      {view.question !== '' && <QuestionSide id={view.question} onClose={() => setView({ question: '' })} />}
      {isAsking && <AskDialog subjects={[{ type: 'none', id: null, label: '' }]} onClose={() => setAsking(false)} />}
    </>
  );
}

function NoQuestions({ state, isNarrowed }: { state: QuestionState | undefined; isNarrowed: boolean }) {
  const { t } = useTranslation('questions');
  if (isNarrowed) return <EmptyState illustration="search" title={t('noneFound')} detail={t('noneFoundDetail')} />;
  return <EmptyState title={t(`empty.${state ?? 'all'}`)} detail={t('emptyDetail')} />;
}
