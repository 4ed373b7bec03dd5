import type { TaxAdjustment, TaxComputation } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComputationCalls } from '../../../../api/queries/year-end/profits-tax.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { StateTag, type StateTone } from '../../../../components/feedback/state-tag.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../../components/form/refusal-text.ts';
import { Amount } from '../../../../components/money/amount.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { accountName } from '../../../../components/select/account-select.tsx';
import { type DataColumn, DataTable } from '../../../../components/table/data-table.tsx';
import { AdjustmentForm } from './adjustment-form.tsx';

const tones: Readonly<Record<TaxAdjustment['state'], StateTone>> = {
  proposed: 'amber',
  accepted: 'green',
  dismissed: 'grey',
};

/** The adjustments: those that the accounts suggest, and those that a person added. */
export function AdjustmentsCard({ tax, isEditable }: { tax: TaxComputation; isEditable: boolean }) {
  const { t } = useTranslation('profits-tax');
  const { propose } = useComputationCalls(tax);
  const [opened, setOpened] = useState<TaxAdjustment | 'new' | null>(null);
  const columns = useColumns();
  const again = () =>
    propose().then(
      () => toast.success(t('adjustment.proposed')),
      (cause: unknown) => toast.error(refusalText(cause)),
    );
  const actions = isEditable && (
    <span className="flex wrap gap-8">
      <Button size="small" onClick={() => void again()}>
        {t('adjustment.again')}
      </Button>
      <Button size="small" onClick={() => setOpened('new')}>
        {t('adjustment.add')}
      </Button>
    </span>
  );
  return (
    <Card flush title={t('adjustment.title')} extra={actions}>
      <DataTable<TaxAdjustment>
        label={t('adjustment.title')}
        rows={tax.adjustments}
        rowKey={({ id }) => id}
        columns={columns}
        onOpen={setOpened}
        card={(row) => <AdjustmentRow row={row} />}
        empty={<EmptyState title={t('adjustment.none')} detail={t('adjustment.noneDetail')} />}
      />
      {opened !== null && (
        <AdjustmentForm
          tax={tax}
          adjustment={opened === 'new' ? null : opened}
          isEditable={isEditable}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

function useColumns(): DataColumn<TaxAdjustment>[] {
  const { t } = useTranslation('profits-tax');
  return [
    {
      key: 'kind',
      title: t('adjustment.col.kind'),
      render: (_, row) => (
        <span className="grid gap-4">
          <strong className="bold">{t(`adjustment.kind.${row.kind}`)}</strong>
          <Accounts row={row} />
        </span>
      ),
    },
    {
      key: 'direction',
      title: t('adjustment.col.direction'),
      render: (_, row) => t(`adjustment.effect.${row.direction}`),
    },
    {
      key: 'amount',
      title: t('adjustment.col.amount'),
      align: 'right',
      render: (_, row) => <Amount value={row.amount} {...(row.state === 'dismissed' && { tone: 'muted' })} />,
    },
    { key: 'state', title: t('col.state'), render: (_, row) => <AdjustmentState row={row} /> },
    { key: 'reason', title: t('adjustment.col.reason'), render: (_, row) => row.reason },
  ];
}

function Accounts({ row }: { row: TaxAdjustment }) {
  if (row.accounts.length === 0) return null;
  return (
    <span className="font-small muted">
      {row.accounts.map((account) => `${account.code} ${accountName(account)}`).join(', ')}
    </span>
  );
}

function AdjustmentState({ row }: { row: TaxAdjustment }) {
  const { t } = useTranslation('profits-tax');
  return (
    <span className="grid gap-4">
      <span>
        <StateTag tone={tones[row.state]}>{t(`adjustment.state.${row.state}`)}</StateTag>
      </span>
      {row.decided_by !== null && <span className="font-small muted">{row.decided_by}</span>}
    </span>
  );
}

function AdjustmentRow({ row }: { row: TaxAdjustment }) {
  const { t } = useTranslation('profits-tax');
  return (
    <span className="grid min-0 gap-4">
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <strong>{t(`adjustment.kind.${row.kind}`)}</strong>
        <Amount value={row.amount} strong />
      </span>
      <Accounts row={row} />
      <AdjustmentState row={row} />
    </span>
  );
}
