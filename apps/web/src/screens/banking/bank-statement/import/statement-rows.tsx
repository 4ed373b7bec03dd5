import type { BankImportRow, ImportStatementPreview } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../../components/day/day.tsx';
import { Amount } from '../../../../components/money/amount.tsx';

interface StatementRowsProps {
  statement: ImportStatementPreview;
  flipped: readonly number[];
}

/** The first lines as they will be imported; those that came before are marked and left out. */
export function StatementRows({ statement, flipped }: StatementRowsProps) {
  const { t } = useTranslation('bank-import');
  const { rows, lines, first_bad_row: bad } = statement;
  if (rows.length === 0) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by the keyboard */}
      <section className="bank-rows scroll above-14 framed radius-medium" tabIndex={0} aria-label={t('lines.title')}>
        <table className="font-base joined min-full">
          <thead>
            <tr>
              <th
                className="sticky top-0 z-1 pad-6-10 font-small bold muted text-left at-top bg-sunken ruled-below"
                scope="col"
              >
                {t('row')}
              </th>
              <th
                className="sticky top-0 z-1 pad-6-10 font-small bold muted text-left at-top bg-sunken ruled-below"
                scope="col"
              >
                {t('role.date')}
              </th>
              <th
                className="sticky top-0 z-1 pad-6-10 font-small bold muted text-left at-top bg-sunken ruled-below"
                scope="col"
              >
                {t('role.description')}
              </th>
              <th
                scope="col"
                className="text-right nowrap sticky top-0 z-1 pad-6-10 font-small bold muted at-top bg-sunken ruled-below"
              >
                {t('role.spent')}
              </th>
              <th
                scope="col"
                className="text-right nowrap sticky top-0 z-1 pad-6-10 font-small bold muted at-top bg-sunken ruled-below"
              >
                {t('role.received')}
              </th>
              <th
                scope="col"
                className="text-right nowrap sticky top-0 z-1 pad-6-10 font-small bold muted at-top bg-sunken ruled-below"
              >
                {t('role.balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row
                key={row.row ?? index}
                row={row}
                isBad={row.row !== null && row.row === bad?.row}
                isFlipped={row.row !== null && flipped.includes(row.row)}
              />
            ))}
          </tbody>
        </table>
      </section>
      {lines > rows.length && (
        <p className="bank-note icons-low-2 font-base muted">{t('lines.more', { count: lines - rows.length })}</p>
      )}
    </>
  );
}

function Row({ row, isBad, isFlipped }: { row: BankImportRow; isBad: boolean; isFlipped: boolean }) {
  const { t } = useTranslation('bank-import');
  const className = [row.duplicate && 'bank-row-known', isBad && 'bank-row-bad'].filter(Boolean).join(' ');
  return (
    <tr className={className}>
      <td className="num faint pad-6-10 text-left at-top ruled-below">{row.row}</td>
      <td className="pad-6-10 text-left at-top ruled-below">
        <Day value={row.date} />
      </td>
      <td className="min-w-200 break pad-6-10 text-left at-top ruled-below">
        {row.payee !== null && !row.description.includes(row.payee) && <strong>{row.payee} </strong>}
        {row.description}
        {row.duplicate && (
          <span className="left-6 pad-0-7 font-tiny line-18 muted nowrap bg-grey radius-medium">
            {t('lines.known')}
          </span>
        )}
        {isFlipped && (
          <span className="left-6 pad-0-7 font-tiny line-18 muted nowrap bg-grey radius-medium">
            {t('lines.flipped')}
          </span>
        )}
      </td>
      <td className="text-right nowrap pad-6-10 at-top ruled-below">
        <Amount value={row.spent} />
      </td>
      <td className="text-right nowrap pad-6-10 at-top ruled-below">
        <Amount value={row.received} tone="received" />
      </td>
      <td className="text-right nowrap pad-6-10 at-top ruled-below">
        <Amount value={row.balance} tone={isBad ? 'failed' : 'muted'} />
      </td>
    </tr>
  );
}
