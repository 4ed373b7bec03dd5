import type { ColumnRoleName } from '@folio/contract';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../components/day/day-input.tsx';
import { Card } from '../../../components/page/card.tsx';
import { withColumn } from './reading.ts';
import type { StepProps } from './step-props.ts';

const noRole = 'none';

const roles: readonly ColumnRoleName[] = [
  'date',
  'account_code',
  'account_name',
  'account_type',
  'debit',
  'credit',
  'amount',
  'balance',
  'entry',
  'kind',
  'reference',
  'contact',
  'description',
  'currency',
  'foreign_debit',
  'foreign_credit',
  'foreign_amount',
];

/** How the file was read: what each column holds, the order of dates, the day a trial balance is for. */
export function ColumnsStep(props: StepProps) {
  const { t } = useTranslation('accounting-exchange');
  const { reading, onStep } = props;
  return (
    <Card title={t('columns.title')} extra={<FileFacts {...props} />}>
      <Settings {...props} />
      <ColumnGrid {...props} />
      <div className="import-foot flex wrap items-center justify-end gap-12 above-16">
        <span className="side-hint above-4 font-small">{t('columns.leftOut', { ...reading.left_out })}</span>
        <Button type="primary" onClick={() => onStep('accounts')}>
          {t('next')}
        </Button>
      </div>
    </Card>
  );
}

function FileFacts({ reading }: StepProps) {
  const { t } = useTranslation('accounting-exchange');
  return <span className="side-hint above-4 font-small figures num">{t('columns.rows', { count: reading.rows })}</span>;
}

function Settings({ run, reading, choosing }: StepProps) {
  const { t } = useTranslation('accounting-exchange');
  const { change, isFixed } = choosing;
  const isSigned = reading.columns.some(({ role }) => role === 'amount');
  return (
    <div className="import-settings selects-full gap-12-16 flex wrap below-16">
      {run.kind === 'trial_balance' && (
        <div className="side-field min-0">
          <label htmlFor="as-at">{t('columns.asAt')}</label>
          <DayInput
            id="as-at"
            value={reading.as_at}
            disabled={isFixed}
            status={reading.as_at === null ? 'error' : ''}
            onChange={(as_at) => change({ as_at })}
          />
        </div>
      )}
      <div className="side-field min-0">
        <label htmlFor="date-order">{t('columns.dateOrder')}</label>
        <Select
          id="date-order"
          value={reading.date_order}
          disabled={isFixed}
          status={reading.dates_certain ? '' : 'warning'}
          options={(['dmy', 'mdy'] as const).map((value) => ({ value, label: t(`columns.${value}`) }))}
          onChange={(date_order) => change({ date_order })}
        />
      </div>
      {run.kind === 'general_ledger' && isSigned && (
        <div className="side-field min-0">
          <label htmlFor="amount-sign">{t('columns.sign')}</label>
          <Select
            id="amount-sign"
            value={reading.amount_sign}
            disabled={isFixed}
            options={(['debit_positive', 'own_side'] as const).map((value) => ({
              value,
              label: t(`columns.${value}`),
            }))}
            onChange={(amount_sign) => change({ amount_sign })}
          />
        </div>
      )}
    </div>
  );
}

/** The columns side by side with the first rows below them, as in the file. */
function ColumnGrid({ reading, choosing }: StepProps) {
  const { t } = useTranslation('accounting-exchange');
  const { choices, change, isFixed } = choosing;
  const options = [
    { value: noRole, label: t('role.none') },
    ...roles.map((role) => ({ value: role as string, label: t(`role.${role}`) })),
  ];
  const roleOf = (value: string) => roles.find((role) => role === value) ?? null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard
    <section className="import-columns selects-full table-joined scroll-x" tabIndex={0} aria-label={t('columns.title')}>
      <table className="font-base min-full">
        <thead>
          <tr>
            {reading.columns.map(({ index, heading, role }) => (
              <th className="medium text-left" key={index} scope="col">
                <span className="block below-4 font-small muted">
                  {heading || t('columns.unnamed', { number: index + 1 })}
                </span>
                <Select
                  aria-label={t('columns.holds', { heading: heading || String(index + 1) })}
                  value={role ?? noRole}
                  disabled={isFixed}
                  options={options}
                  popupMatchSelectWidth={220}
                  className={role === null ? 'import-role-none' : ''}
                  onChange={(value) => change(withColumn(choices, reading, index, roleOf(value)))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reading.sample.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name than their place
            <tr key={row}>
              {reading.columns.map(({ index }) => (
                <td className="clip nowrap dots ruled-above" key={index}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
