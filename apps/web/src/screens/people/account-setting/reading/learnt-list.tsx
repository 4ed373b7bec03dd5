import type { ReadingMemoryRow } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  readingCalls,
  readingMemoryKey,
  useReadingMemories,
} from '../../../../api/queries/documents/reading-setting.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { DataTable } from '../../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../../components/table/list-toolbar.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { LearntCard, useLearntColumns } from './learnt-columns.tsx';

const pageSize = 20;

/** What corrections taught the reader, by supplier; each can be forgotten. */
export function LearntList() {
  const { t } = useTranslation('account-setting');
  const { company } = useSession();
  const [view, setView] = useState({ q: '', page: 1 });
  const memories = useReadingMemories(company?.id, { page: view.page, limit: pageSize, q: view.q });
  const forget = useForget();
  const columns = useLearntColumns(forget);
  const isPlain = view.q === '';
  return (
    <>
      <p className="reading-note font-base muted below-12">{t('learnt.lead')}</p>
      <ListToolbar searchLabel={t('learnt.search')} search={view.q} onSearch={(q) => setView({ q, page: 1 })} />
      <DataTable<ReadingMemoryRow>
        label={t('learnt.title')}
        rows={memories.data?.data}
        rowKey={(row) => row.id}
        columns={columns}
        error={memories.error}
        onRetry={memories.refetch}
        card={(row) => <LearntCard memory={row} onForget={forget} />}
        paging={{
          page: view.page,
          limit: pageSize,
          total: memories.data?.meta.total ?? 0,
          onPage: (page) => setView({ ...view, page }),
        }}
        empty={
          <EmptyState
            illustration={isPlain ? 'papers' : 'search'}
            title={t(isPlain ? 'learnt.empty' : 'learnt.noneFound')}
            {...(isPlain && { detail: t('learnt.emptyDetail') })}
          />
        }
      />
    </>
  );
}

/** Asks, then forgets what was learnt of a supplier. */
function useForget() {
  const { t } = useTranslation('account-setting');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  return async ({ id, supplier }: ReadingMemoryRow) => {
    const question = {
      title: t('learnt.ask', { supplier }),
      detail: t('learnt.askDetail'),
      okText: t('learnt.forget'),
    };
    if (!(await confirm(question))) return;
    try {
      await readingCalls.forget(id);
      toast.success(t('learnt.forgotten', { supplier }));
    } catch (cause) {
      console.error('What was learnt was not forgotten', cause);
    }
    await queryClient.invalidateQueries({ queryKey: readingMemoryKey });
  };
}
