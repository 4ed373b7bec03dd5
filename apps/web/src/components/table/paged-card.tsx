import type { ListMeta } from '@folio/contract';
import type { ReactNode } from 'react';
import { Card } from '../page/card.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';

/** A query of a list, as it is now. */
interface ListState<R> {
  data: { data: readonly R[]; meta: ListMeta } | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface PagedCardProps<R extends object> extends Omit<DataTableProps<R>, 'rows' | 'error' | 'onRetry' | 'paging'> {
  list: ListState<R>;
  onPage: (page: number) => void;
  title?: string;
  /** At the right of the title. */
  extra?: ReactNode;
}

/** A card with a page of a list from the server. */
export function PagedCard<R extends object>({ list, onPage, title, extra, ...table }: PagedCardProps<R>) {
  const meta = list.data?.meta;
  return (
    <Card flush extra={extra} {...(title !== undefined && { title })}>
      <DataTable<R>
        {...table}
        rows={list.data?.data}
        error={list.error}
        onRetry={() => void list.refetch()}
        {...(meta && { paging: { page: meta.page, limit: meta.limit, total: meta.total, onPage } })}
      />
    </Card>
  );
}
