import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { YearEnd } from '../../../api/queries/books/accounting-closing.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { postingsPath } from './places.ts';
import type { RolledGroup } from './rolled.ts';

interface RolledTableProps {
  year: Pick<YearEnd, 'start' | 'end'>;
  groups: readonly RolledGroup[];
  currency: string;
}

/** The accounts the year end empties, under income, expenses and dividends; each figure opens its postings. */
export function RolledTable({ year, groups, currency }: RolledTableProps) {
  const { t } = useTranslation('accounting-year-end');
  return (
    <Card flush title={t('rolls')} extra={currency} className="rolled-card">
      {groups.length === 0 ? (
        <EmptyState title={t('nothingRolls')} detail={t('nothingRollsDetail')} />
      ) : (
        <table className="rolled-table cells-left cells-regular full font-base joined">
          <caption className="visually-hidden absolute clip nowrap">{t('rolls')}</caption>
          <thead className="visually-hidden absolute clip nowrap">
            <tr>
              <th scope="col">{t('col.account')}</th>
              <th scope="col">{t('col.amount')}</th>
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.name} group={group} year={year} />
          ))}
        </table>
      )}
    </Card>
  );
}

function Group({ group, year }: { group: RolledGroup; year: RolledTableProps['year'] }) {
  const { t } = useTranslation('accounting-year-end');
  return (
    <tbody>
      <tr className="rolled-group">
        <th colSpan={2} scope="rowgroup">
          {t(`group.${group.name}`)}
        </th>
      </tr>
      {group.rows.map((row) => {
        const amount = formatAmount(row.amount, { brackets: true, dashForZero: true });
        return (
          <tr key={row.code}>
            <th scope="row">
              <span className="figures num">{row.code}</span> {accountName(row)}
            </th>
            <td className="nowrap">
              <Link
                className="drill figures num"
                to={postingsPath(row.code, year)}
                aria-label={t('drill', { account: `${row.code} ${accountName(row)}`, amount })}
              >
                {amount}
              </Link>
            </td>
          </tr>
        );
      })}
      <tr className="rolled-total">
        <th scope="row">{t(`total.${group.name}`)}</th>
        <td className="figures num nowrap">{formatAmount(group.total, { brackets: true, dashForZero: true })}</td>
      </tr>
    </tbody>
  );
}
