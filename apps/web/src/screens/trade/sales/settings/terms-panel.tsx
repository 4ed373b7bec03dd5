import type { PaymentTermRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaymentTerms } from '../../../../api/queries/trade/sales-setting.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { DataTable } from '../../../../components/table/data-table.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { useMay } from '../../../../session/use-may.ts';
import { TermForm } from './term-form.tsx';

/** The payment terms a document may have; those no longer offered are at the end. */
export function TermsPanel() {
  const { t } = useTranslation('sales-settings');
  const readOnly = !useMay('write');
  const terms = usePaymentTerms();
  const [open, setOpen] = useState<PaymentTermRow | 'new' | null>(null);
  const rows = terms.data?.toSorted((a, b) => Number(b.active) - Number(a.active));
  const nameOf = (term: PaymentTermRow) => (currentLanguage() === 'zh-Hant' ? (term.name_zh ?? term.name) : term.name);
  const stateOf = (term: PaymentTermRow) => t(term.active ? 'terms.active' : 'terms.inactive');
  const add = readOnly ? undefined : (
    <Button icon={<Icon name="plus" size={15} />} onClick={() => setOpen('new')}>
      {t('terms.add')}
    </Button>
  );
  return (
    <Card title={t('terms.title')} extra={add} flush>
      <DataTable<PaymentTermRow>
        label={t('terms.title')}
        rows={rows}
        rowKey={(term) => term.id}
        error={terms.error}
        onRetry={() => void terms.refetch()}
        {...(!readOnly && { onOpen: setOpen })}
        rowClassName={(term) => (term.active ? '' : 'faint')}
        columns={[
          { title: t('terms.name'), key: 'name', render: (_, term) => nameOf(term) },
          { title: t('terms.due'), key: 'due', render: (_, term) => <TermWords term={term} /> },
          { title: t('terms.state'), key: 'state', render: (_, term) => stateOf(term) },
        ]}
        card={(term) => (
          <div className="grid cells-start gap-4">
            <strong>{nameOf(term)}</strong>
            <TermWords term={term} />
            <span className="side-hint above-4 font-small">{stateOf(term)}</span>
          </div>
        )}
        empty={<EmptyState title={t('terms.none')} detail={t('terms.noneDetail')} action={add} />}
      />
      {open && (
        <TermForm
          key={open === 'new' ? 'new' : open.id}
          term={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}

/** '30 days after the issue date', built from the rule. */
function TermWords({ term }: { term: Pick<PaymentTermRow, 'kind' | 'days' | 'months'> }) {
  const { t } = useTranslation('sales-settings');
  const { kind, days, months } = term;
  if (kind === 'days') return <>{t('terms.says.days', { count: days })}</>;
  if (months === 0) return <>{t(`terms.says.${kind}.now`, { days })}</>;
  return <>{t(`terms.says.${kind}.later`, { days, month: t('terms.says.month', { count: months }) })}</>;
}
