import type { CompanyDeadline, CompanyDeadlines } from '@folio/contract';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeadlines } from '../../../api/queries/year-end/deadline.ts';
import {
  DeadlineCost,
  DeadlineDue,
  DeadlineStateCell,
  DeadlineWhat,
} from '../../../components/deadline/deadline-cells.tsx';
import { FeedCard } from '../../../components/deadline/feed-card.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { type DataColumn, DataTable } from '../../../components/table/data-table.tsx';
import { useMay } from '../../../session/use-may.ts';
import { DeadlineCard } from './deadline-card.tsx';
import { FactsForm } from './facts-form.tsx';
import { MarkForm } from './mark-form.tsx';

/** The legal deadlines of the company, with what follows from being late. */
export default function DeadlinesScreen() {
  const { t } = useTranslation('deadlines');
  const mayWrite = useMay('write');
  const [{ earlier }, setView] = useUrlState({ earlier: '' });
  const [marked, setMarked] = useState<CompanyDeadline | null>(null);
  const [isEditing, setEditing] = useState(false);
  const list = useDeadlines(earlier !== '');
  const columns = useColumns();
  return (
    <div className="cards-apart">
      <ToolHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          mayWrite &&
          list.data && (
            <Button icon={<Icon name="settings" size={15} />} onClick={() => setEditing(true)}>
              {t('facts.edit')}
            </Button>
          )
        }
      />
      {list.data && <Missing missing={list.data.missing} />}
      <Card
        flush
        title={t('list')}
        extra={
          <Checkbox checked={earlier !== ''} onChange={({ target }) => setView({ earlier: target.checked ? '1' : '' })}>
            {t('earlier')}
          </Checkbox>
        }
      >
        <DataTable<CompanyDeadline>
          label={t('title')}
          rows={list.data?.rows}
          rowKey={(row) => `${row.kind} ${row.period}`}
          columns={columns}
          error={list.error}
          onRetry={() => void list.refetch()}
          {...(mayWrite && { onOpen: setMarked })}
          card={(row) => <DeadlineCard row={row} />}
          empty={<EmptyState title={t('none')} detail={t('noneDetail')} />}
        />
      </Card>
      <FeedCard />
      {marked && <MarkForm row={marked} onClose={() => setMarked(null)} />}
      {isEditing && list.data && <FactsForm facts={list.data.facts} onClose={() => setEditing(false)} />}
    </div>
  );
}

function useColumns(): DataColumn<CompanyDeadline>[] {
  const { t } = useTranslation('deadlines');
  return [
    { key: 'what', title: t('col.what'), render: (_, row) => <DeadlineWhat row={row} /> },
    { key: 'due', title: t('col.due'), width: 240, render: (_, row) => <DeadlineDue row={row} /> },
    { key: 'state', title: t('col.state'), width: 200, render: (_, row) => <DeadlineStateCell row={row} /> },
    { key: 'cost', title: t('col.cost'), render: (_, row) => <DeadlineCost row={row} /> },
  ];
}

/** Deadlines that are not listed because a fact is missing. */
function Missing({ missing }: Pick<CompanyDeadlines, 'missing'>) {
  const { t } = useTranslation('deadlines');
  if (missing.length === 0) return null;
  return (
    <div className="icons-rigid flex items-center gap-10 below-16 pad-12-16 muted bg-sunken radius-large" role="status">
      <Icon name="info" size={16} />
      <span>{missing.map((fact) => t(`missing.${fact}`)).join(' ')}</span>
    </div>
  );
}
