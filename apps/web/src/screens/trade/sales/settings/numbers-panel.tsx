import type { InvoiceType, NumberSchemeRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberSchemes } from '../../../../api/queries/trade/sales-setting.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { DataTable } from '../../../../components/table/data-table.tsx';
import { GapsDrawer } from './gaps-drawer.tsx';
import { SchemeForm } from './scheme-form.tsx';

/** How each type is numbered, what comes next, and which numbers are missing. */
export function NumbersPanel({ isOwner }: { isOwner: boolean }) {
  const { t } = useTranslation('sales-settings');
  const schemes = useNumberSchemes();
  const [edited, setEdited] = useState<NumberSchemeRow | null>(null);
  const [looked, setLooked] = useState<InvoiceType | null>(null);
  const actions = (row: NumberSchemeRow) => (
    <span className="flex wrap justify-end gap-8">
      <Button
        size="small"
        onClick={() => setLooked(row.type)}
        aria-label={t('gaps.of', { type: t(`type.${row.type}`) })}
      >
        {t('gaps.open')}
      </Button>
      {isOwner && (
        <Button
          size="small"
          onClick={() => setEdited(row)}
          aria-label={t('numbers.changeOf', { type: t(`type.${row.type}`) })}
        >
          {t('change')}
        </Button>
      )}
    </span>
  );
  return (
    <Card title={t('numbers.title')} flush>
      <p className="below-14 font-base muted settings-inset">{t('numbers.lead')}</p>
      <DataTable<NumberSchemeRow>
        label={t('numbers.title')}
        rows={schemes.data}
        rowKey={(row) => row.type}
        error={schemes.error}
        onRetry={() => void schemes.refetch()}
        columns={[
          { title: t('numbers.type'), key: 'type', render: (_, row) => t(`type.${row.type}`) },
          { title: t('numbers.pattern'), dataIndex: 'pattern', className: 'figures num' },
          { title: t('numbers.next'), dataIndex: 'next', className: 'figures num' },
          { title: '', key: 'actions', align: 'right', render: (_, row) => actions(row) },
        ]}
        card={(row) => (
          <div className="grid cells-start gap-4">
            <strong>{t(`type.${row.type}`)}</strong>
            <span className="figures num">{row.pattern}</span>
            <span className="figures num">{t('numbers.nextIs', { number: row.next })}</span>
            {actions(row)}
          </div>
        )}
        empty={<EmptyState title={t('numbers.none')} />}
      />
      {edited && <SchemeForm key={edited.type} scheme={edited} onClose={() => setEdited(null)} />}
      {looked && <GapsDrawer type={looked} onClose={() => setLooked(null)} />}
    </Card>
  );
}
