import type { Revaluation } from '@folio/contract';
import { financialYearOf } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLedgerAccounts } from '../../../api/queries/books/ledger-account.ts';
import { useYearRule } from '../../../components/day/use-year-rule.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { shownRate } from '../../../components/money/rates.ts';
import { accountName } from '../../../components/select/account-select.tsx';
import { useSession } from '../../../session/session-store.ts';
import { effectOf, isNil, linePath, linesByKind, type RevaluationLine } from './effect.ts';
import { missingRates } from './rates-query.ts';

const columns = ['item', 'open', 'carrying', 'rate', 'revalued', 'adjustment'] as const;

/** What is open in other currencies, as carried and as revalued; documents and bank accounts apart. */
export function LinesTable({ revaluation }: { revaluation: Revaluation }) {
  const { t } = useTranslation('accounting-revaluation');
  const { company } = useSession();
  const base = company?.base_currency ?? '';
  const { date } = revaluation;
  const { start } = financialYearOf(date, useYearRule());
  const isPartial = missingRates(revaluation.rates).length > 0;
  const effect = isPartial ? 'partial' : effectOf(revaluation.total);
  return (
    <table className="reval-table stack-tablet cells-left cells-regular cells-ruled cells-top heads-small heads-muted full font-base joined">
      <caption className="visually-hidden absolute clip nowrap">{t('lines')}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={`pad-7-12 nowrap reval-${name}`}>
              {t(`col.${name}`, { base })}
            </th>
          ))}
        </tr>
      </thead>
      {linesByKind(revaluation.lines).map(({ kind, lines }) => (
        <tbody key={kind}>
          <tr className="reval-group">
            <th className="pad-7-12" colSpan={columns.length} scope="rowgroup">
              {t(`kind.${kind}`)}
            </th>
          </tr>
          {lines.map((line) => (
            <Line key={`${line.code} ${line.label} ${line.currency}`} line={line} path={linePath(line, start, date)} />
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th className="pad-7-12" scope="row" colSpan={columns.length - 1}>
            {t(`total.${effect}`)}
          </th>
          <td className="figures num pad-7-12 nowrap">
            {isPartial && isNil(revaluation.total) ? (
              <Unknown />
            ) : (
              formatAmount(revaluation.total, { brackets: true, dashForZero: true })
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Line({ line, path }: { line: RevaluationLine; path: string }) {
  const { t } = useTranslation('accounting-revaluation');
  const { company } = useSession();
  const name = useLineName(line);
  const figure = (amount: string | null) =>
    amount === null ? <Unknown /> : formatAmount(amount, { brackets: true, dashForZero: true });
  return (
    <tr>
      <th scope="row" className="reval-item pad-7-12">
        <Link to={path}>{name}</Link>
        {line.contact !== null && <span className="block font-small muted">{line.contact}</span>}
      </th>
      <td className="reval-open nowrap figures num pad-7-12" data-label={t('col.open')}>
        <span className="reval-code font-small faint">{line.currency}</span> {figure(line.open)}
      </td>
      <td
        className="reval-carrying nowrap figures num pad-7-12"
        data-label={t('col.carrying', { base: company?.base_currency })}
      >
        {figure(line.carrying)}
      </td>
      <td className="reval-rate nowrap figures num pad-7-12" data-label={t('col.rate')}>
        {line.rate === null ? <Unknown /> : shownRate(line.rate)}
      </td>
      <td
        className="reval-revalued nowrap figures num pad-7-12"
        data-label={t('col.revalued', { base: company?.base_currency })}
      >
        {figure(line.revalued)}
      </td>
      <td
        className="reval-adjustment nowrap figures num pad-7-12"
        data-label={t('col.adjustment', { base: company?.base_currency })}
      >
        {figure(line.adjustment)}
      </td>
    </tr>
  );
}

function Unknown() {
  const { t } = useTranslation('accounting-revaluation');
  return (
    <span className="text-amber">
      <span aria-hidden="true">{'?'}</span>
      <span className="visually-hidden absolute clip nowrap">{t('noRate')}</span>
    </span>
  );
}

/** A document by its number, a bank account by its code and its name in the language on the screen. */
function useLineName(line: RevaluationLine): string {
  const accounts = useLedgerAccounts();
  if (line.kind === 'document') return line.label;
  const account = accounts.data?.find((one) => one.code === line.code);
  return `${line.code} ${account ? accountName(account) : line.label}`;
}
