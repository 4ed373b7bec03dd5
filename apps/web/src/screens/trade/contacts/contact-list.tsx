import type { ContactRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type ContactSide, useContactList } from '../../../api/queries/trade/contact.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { newMark } from '../../../components/keyboard/use-list-keys.ts';
import { SalesNav } from '../../../components/navigation/sales-nav.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { SalesImportButton } from '../../../components/sales-import/index.ts';
import { ColumnChooser } from '../../../components/table/columns/column-chooser.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { useSession } from '../../../session/session-store.ts';
import { useMay } from '../../../session/use-may.ts';
import { ContactCard, useContactColumns } from './columns.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactTotals } from './contact-totals.tsx';
import { blankContact } from './contact-values.ts';
import './contacts.css';

const pageSize = 50;

/** Customers or suppliers: the same list, seen from either side. */
export function ContactList({ side }: { side: ContactSide }) {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  const { company } = useSession();
  const readOnly = !useMay('write');
  const [view, setView] = useUrlState({ q: '', archived: '', sort: 'name', page: '1', new: '' });
  const isArchived = view.archived === 'true';
  const list = useContactList({
    page: Number(view.page) || 1,
    limit: pageSize,
    q: view.q || undefined,
    side,
    archived: isArchived ? 'true' : 'false',
    sort: view.sort,
  });
  const meta = list.data?.meta;
  const columnSet = useContactColumns({ side, sort: view.sort, currency: company?.base_currency ?? '' });
  const add = !readOnly && (
    <Button {...newMark} type="primary" icon={<Icon name="plus" />} onClick={() => setView({ new: '1' })}>
      {t(`add.${side}`)}
    </Button>
  );
  const open = ({ id }: Pick<ContactRow, 'id'>) => navigate(`/contact/${id}?side=${side}`);
  return (
    <>
      <PageHeader title={t(`title.${side}`)} actions={add} />
      <SalesNav side={side === 'customer' ? 'sales' : 'purchases'} />
      <ListToolbar
        searchLabel={t('search')}
        search={view.q}
        onSearch={(q) => setView({ q, page: '1' })}
        chipsLabel={t('standing')}
        chips={[
          { value: '', label: t('inUse') },
          { value: 'true', label: t('archived') },
        ]}
        chip={view.archived}
        onChip={(archived) => setView({ archived, page: '1' })}
      >
        <SalesImportButton kind="contacts" />
        <ColumnChooser {...columnSet} />
      </ListToolbar>
      <Card flush>
        <DataTable<ContactRow>
          label={t(`title.${side}`)}
          rows={list.data?.data}
          rowKey={(row) => row.id}
          columns={columnSet.columns}
          isOneLine
          error={list.error}
          onRetry={() => void list.refetch()}
          summary={meta && <ContactTotals meta={meta} columns={columnSet.columns} />}
          onOpen={open}
          onSort={(sort) => setView({ sort, page: '1' })}
          card={(row) => <ContactCard row={row} side={side} currency={company?.base_currency ?? ''} />}
          {...(meta && {
            paging: {
              page: meta.page,
              limit: meta.limit,
              total: meta.total,
              onPage: (page: number) => setView({ page: String(page) }),
            },
          })}
          empty={
            view.q !== '' || isArchived ? (
              <EmptyState illustration="search" title={t('noneFound')} detail={t('noneFoundDetail')} />
            ) : (
              <EmptyState title={t(`empty.${side}`)} detail={t(`emptyDetail.${side}`)} action={add} />
            )
          }
        />
      </Card>
      {view.new !== '' && !readOnly && (
        <ContactForm start={blankContact(side)} onClose={() => setView({ new: '' })} onSaved={open} />
      )}
    </>
  );
}
