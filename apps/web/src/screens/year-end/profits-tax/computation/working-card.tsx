import type { TaxComputation, TaxWorkingLine } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import { Card } from '../../../../components/page/card.tsx';
import { type DataColumn, DataTable } from '../../../../components/table/data-table.tsx';

const sums: readonly string[] = ['adjusted', 'after_allowances', 'assessable', 'payable', 'balance'];

/** From the profit before tax to the tax, each line with what it was computed from. */
export function WorkingCard({ tax }: { tax: TaxComputation }) {
  const { t } = useTranslation('profits-tax');
  const columns: DataColumn<TaxWorkingLine>[] = [
    { key: 'line', title: t('working.col.line'), render: (_, line) => <LineWords line={line} /> },
    {
      key: 'amount',
      title: t('working.col.amount'),
      align: 'right',
      width: 180,
      render: (_, line) => <Amount value={line.amount} brackets strong={sums.includes(line.key)} />,
    },
  ];
  return (
    <Card flush title={t('working.title')} extra="HKD">
      <DataTable<TaxWorkingLine>
        label={t('working.title')}
        rows={tax.working}
        rowKey={(line) => `${line.key} ${JSON.stringify(line.inputs)} ${line.amount}`}
        columns={columns}
        card={(line) => (
          <span className="grid items-center columns-wide-auto gap-12">
            <LineWords line={line} />
            <Amount value={line.amount} brackets strong={sums.includes(line.key)} />
          </span>
        )}
        empty={null}
      />
      {tax.proposed_reduction !== '0.00' && (
        <p className="pad-12-16 font-small muted">
          {t('working.proposedReduction', { amount: formatAmount(tax.proposed_reduction) })}
        </p>
      )}
    </Card>
  );
}

function LineWords({ line }: { line: TaxWorkingLine }) {
  const { t } = useTranslation('profits-tax');
  const inputs = Object.fromEntries(
    Object.entries(line.inputs).map(([name, text]) => [name, /^-?\d+\.\d\d$/.test(text) ? formatAmount(text) : text]),
  );
  const words = line.key.startsWith('adjustment_')
    ? t(`adjustment.kind.${line.key.slice('adjustment_'.length)}`)
    : t(`line.${line.key}`, inputs);
  return (
    <span className="flex wrap items-center gap-8">
      <span className={sums.includes(line.key) ? 'bold' : undefined}>{words}</span>
      {!line.confirmed && (
        <span title={line.source}>
          <StateTag tone="amber">{t('working.unconfirmed')}</StateTag>
        </span>
      )}
    </span>
  );
}
