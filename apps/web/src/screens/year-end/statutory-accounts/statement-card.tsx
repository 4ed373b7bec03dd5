import type { AccountsStatement, StatutoryAccounts } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDay } from '../../../components/day/format-day.ts';
import { Card } from '../../../components/page/card.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { shownFigure, wordsIn } from './shown.ts';

type Row = AccountsStatement['rows'][number];

interface StatementCardProps {
  statement: AccountsStatement;
  accounts: StatutoryAccounts;
}

/** A statement or the table of a note; each figure opens its postings. */
export function StatementCard({ statement, accounts }: StatementCardProps) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const { period, previous, currency } = accounts.book;
  const language = currentLanguage();
  const periods = previous === null ? [period] : [period, previous];
  const title = wordsIn(language, statement.title);
  return (
    <Card flush title={title} extra={currency}>
      <div className="scroll-x">
        <table className="full joined cells-ruled font-base">
          <caption className="visually-hidden absolute clip nowrap">{title}</caption>
          <thead>
            <tr>
              <th className="pad-8-14 text-left" scope="col">
                {t('row')}
              </th>
              {periods.map(({ from, to }) => (
                <th key={to} className="pad-8-14 text-right" scope="col">
                  {statement.time === 'at'
                    ? formatDay(to, language)
                    : t('fromTo', { from: formatDay(from, language), to: formatDay(to, language) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statement.rows.map((row) => (
              <StatementRow key={row.id} row={row} columns={periods.length} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function StatementRow({ row, columns }: { row: Row; columns: number }) {
  const label = wordsIn(currentLanguage(), row.label);
  const isTotal = row.kind === 'subtotal' || row.kind === 'total';
  if (row.kind === 'heading')
    return (
      <tr>
        <th className="pad-8-14 text-left bold" scope="colgroup" colSpan={1 + columns}>
          {label}
        </th>
      </tr>
    );
  return (
    <tr>
      <th className={isTotal ? 'pad-8-14 text-left bold' : 'pad-8-14 text-left regular'} scope="row">
        {label}
      </th>
      {row.figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one figure for each period, always in this order
        <td key={index} className={`pad-8-14 figures num text-right nowrap${isTotal ? ' bold' : ''}`}>
          <Figure figure={figure} label={label} />
        </td>
      ))}
    </tr>
  );
}

function Figure({ figure, label }: { figure: Row['figures'][number]; label: string }) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const amount = shownFigure(figure.shown);
  const { drill } = figure;
  if (drill === null || !('report' in drill) || amount === '–') return amount;
  return (
    <Link
      to={`/reports/${drill.report}?${new URLSearchParams(drill.query)}`}
      aria-label={t('drill', { amount, row: label })}
    >
      {amount}
    </Link>
  );
}
