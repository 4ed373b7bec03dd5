import type { ChartRow } from '@folio/contract';
import { absolute, formatMoney, parseMoney } from '@folio/ledger/money';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { gridKeys } from '../../../components/journal-grid/grid-keys.ts';
import { type Side, withAmount } from '../../../components/journal-grid/sided-line.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { groupBySection } from '../../../components/select/chart.ts';
import { BalanceRow } from './balance-row.tsx';
import { nothingTyped } from './opening.ts';
import type { OpeningPartProps } from './opening-part.ts';
import { totalsOf, untypedControl } from './opening-state.ts';

interface BalanceGridProps extends OpeningPartProps {
  /** The accounts to show. */
  accounts: readonly ChartRow[];
  /** What the server says of an account's line, by code. */
  refusals: Readonly<Record<string, string>>;
  isFiltered: boolean;
  onPaste: (event: ClipboardEvent) => void;
}

/** Debit and credit of every account, under its section. A spreadsheet's cells may be pasted anywhere on it. */
export function BalanceGrid(props: BalanceGridProps) {
  const { t } = useTranslation('accounting-opening-balances');
  const { accounts, draft, base, isFixed, opening, refusals } = props;
  const groups = groupBySection(accounts);
  const order = groups.flatMap((group) => group.rows);
  const keys = gridKeys({
    lineCount: order.length,
    isWritten: () => false,
    addLine: () => undefined,
    removeLine: (at) => {
      const account = order[at];
      if (account) draft.set(account.code, nothingTyped);
    },
    balance: (at) => {
      const account = order[at];
      const filled = account && balanceOf(props, account.code);
      if (!account || !filled) return null;
      draft.set(account.code, withAmount(filled.side, filled.amount));
      return filled.side;
    },
  });
  if (accounts.length === 0) {
    return (
      <EmptyState
        illustration={props.isFiltered ? 'search' : 'papers'}
        title={t(props.isFiltered ? 'noneShown' : 'noneTyped')}
        detail={t(isFixed ? 'noneTypedReadOnly' : 'noneShownDetail')}
      />
    );
  }
  return (
    <table
      className="balance-grid stack-narrow cells-left cells-regular cells-ruled heads-small heads-muted full joined"
      aria-label={t('step.balances')}
      onKeyDown={keys.onKeyDown}
      onPaste={props.onPaste}
    >
      <GridHead base={base} />
      {groups.map((group) => (
        <tbody key={group.section}>
          <tr className="balance-section">
            <th className="middle" colSpan={4} scope="rowgroup">
              {t(`section.${group.section}`)}
            </th>
          </tr>
          {group.rows.map((account) => (
            <BalanceRow
              key={account.code}
              account={account}
              index={order.indexOf(account)}
              balance={draft.typed[account.code]}
              base={base}
              isFixed={isFixed}
              date={draft.date}
              fromStatement={opening.from_statements.find((one) => one.account_code === account.code)}
              documents={untypedControl(account, draft.typed, opening, base)}
              refusal={refusals[account.code] ?? ''}
              onChange={draft.set}
            />
          ))}
        </tbody>
      ))}
      <GridFoot {...props} />
    </table>
  );
}

function GridHead({ base }: { base: string }) {
  const { t } = useTranslation('accounting-opening-balances');
  return (
    <thead>
      <tr>
        <th className="middle" scope="col">
          {t('col.code')}
        </th>
        <th className="middle" scope="col">
          {t('col.account')}
        </th>
        <th scope="col" className="balance-figure middle">
          {t('col.debit', { currency: base })}
        </th>
        <th scope="col" className="balance-figure middle">
          {t('col.credit', { currency: base })}
        </th>
      </tr>
    </thead>
  );
}

/** What would make debits and credits equal on an account, its own figure left out. */
function balanceOf(
  { opening, chart, draft, base }: OpeningPartProps,
  code: string,
): { side: Side; amount: string } | null {
  const { [code]: _, ...others } = draft.typed;
  const difference = parseMoney(totalsOf({ opening, typed: others, chart, base }).difference, base);
  if (difference === 0n) return null;
  return { side: difference > 0n ? 'credit' : 'debit', amount: formatMoney(absolute(difference), base) };
}

function GridFoot({ opening, chart, draft, base }: OpeningPartProps) {
  const { t } = useTranslation('accounting-opening-balances');
  const totals = totalsOf({ opening, typed: draft.typed, chart, base });
  const isEqual = !/[1-9]/.test(totals.difference);
  const isNothing = !/[1-9]/.test(totals.debit + totals.credit);
  return (
    <tfoot>
      <tr className="balance-totals">
        <th className="middle" scope="row" colSpan={2}>
          {t('total')}
        </th>
        <td className="middle">
          <Amount value={totals.debit} strong />
        </td>
        <td className="middle">
          <Amount value={totals.credit} strong />
        </td>
      </tr>
      <tr>
        <td
          colSpan={4}
          className={
            isEqual
              ? 'balance-check icons-low-2 font-base text-green middle'
              : 'balance-check icons-low-2 font-base text-amber middle'
          }
          aria-live="polite"
        >
          {isNothing ? (
            t('nothingYet')
          ) : (
            <>
              <Icon name={isEqual ? 'circle-check' : 'triangle-alert'} size={15} />{' '}
              {isEqual ? t('balanced') : t(totals.difference.startsWith('-') ? 'debitShort' : 'creditShort')}{' '}
              {!isEqual && <Amount value={totals.difference.replace(/^-/, '')} currency={base} strong />}
            </>
          )}
        </td>
      </tr>
    </tfoot>
  );
}
