import type { ChartRow, OpeningBalances } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { rateOn } from '../../../api/queries/books/accounting-exchange-rate.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { RateCell, SideCell, useSidedFaults } from '../../../components/journal-grid/sided-cells.tsx';
import { type Side, type SidedLine, withRate } from '../../../components/journal-grid/sided-line.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { sideOf } from '../../../components/select/chart.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { isControl, nothingTyped, type TypedBalance } from './opening.ts';

interface BalanceRowProps {
  account: ChartRow;
  index: number;
  balance: TypedBalance | undefined;
  base: string;
  date: string;
  isFixed: boolean;
  fromStatement: OpeningBalances['from_statements'][number] | undefined;
  /** For a control account without a typed balance: the sum of its documents. */
  documents: Pick<TypedBalance, 'debit' | 'credit'> | null;
  /** The server's error message for this account. */
  refusal: string;
  onChange: (code: string, changes: Partial<TypedBalance>) => void;
}

export const BalanceRow = memo(function BalanceRow(props: BalanceRowProps) {
  const { account, index, base, isFixed, refusal, onChange } = props;
  const { t } = useTranslation('accounting-opening-balances');
  const currency = account.currency !== null && account.currency !== base ? account.currency : null;
  const line: SidedLine = { ...(props.balance ?? nothingTyped), currency };
  const faults = useSidedFaults()(line, base);
  useUsualRate(props, line);
  const name = `${account.code} ${accountName(account)}`;
  const nameOf = (label: string) => t('cellOf', { label, account: name });
  const set = ({ currency: _, ...changes }: Partial<SidedLine>) => onChange(account.code, changes);
  const said = [...faults, ...(refusal === '' ? [] : [refusal])];
  return (
    <tr data-line={index} className="balance-row">
      <td className="figures num middle">{account.code}</td>
      <th className="middle" scope="row">
        {accountName(account)}
        <Notes {...props} />
        {!isFixed && <RateCell line={line} base={base} nameOf={nameOf} onChange={set} />}
        {said.length > 0 && (
          <p className="field-error above-4 font-small text-red" role="alert">
            {said.join(' ')}
          </p>
        )}
      </th>
      {(['debit', 'credit'] as const).map((side) => (
        <td key={side} className="balance-figure middle">
          {isFixed ? (
            <Fixed amount={line[side] ?? props.documents?.[side] ?? null} side={side} />
          ) : (
            <SideCell
              line={line}
              base={base}
              side={side}
              nameOf={nameOf}
              isWrong={refusal !== ''}
              {...placeholderOf(props.documents, side)}
              onChange={set}
            />
          )}
        </td>
      ))}
    </tr>
  );
});

/** A read-only balance; on a phone, which has no column headings, with its side. */
function Fixed({ amount, side }: { amount: string | null; side: Side }) {
  const { t } = useTranslation('accounting-opening-balances');
  if (amount === null) return null;
  return (
    <>
      <Amount value={amount} /> <span className="balance-side none font-small faint">{t(`side.${side}`)}</span>
    </>
  );
}

/** The sum of the documents is the placeholder of a control account's own balance. */
function placeholderOf(documents: BalanceRowProps['documents'], side: Side): { placeholder?: string } {
  const amount = documents?.[side] ?? null;
  return amount === null ? {} : { placeholder: formatAmount(amount) };
}

/** Says why an account is not posted here, or that its bank statement supplied the balance. */
function Notes({ account, fromStatement, balance, base, isFixed }: BalanceRowProps) {
  const { t } = useTranslation('accounting-opening-balances');
  const foreign = balance?.foreign_amount ?? null;
  return (
    <>
      {isControl(account) && (
        <span className="balance-note block font-small faint">
          <Icon name="lock" size={12} /> {t(isFixed ? 'controlFixed' : 'controlNote')}
        </span>
      )}
      {fromStatement && (
        <span className="balance-note block font-small faint">
          {t('statementNote', {
            date: formatDay(fromStatement.date, currentLanguage()),
            balance: formatAmount(sideOf(fromStatement.balance).amount, { currency: base }),
          })}{' '}
          <Link to={`/journal-entry/${fromStatement.entry_id}`}>{t('statementEntry')}</Link>
        </span>
      )}
      {isFixed && foreign !== null && (
        <span className="balance-note block font-small faint">
          <Amount value={foreign} currency={account.currency ?? base} withCode brackets tone="muted" />
          {balance?.rate && ` @ ${balance.rate}`}
        </span>
      )}
    </>
  );
}

/** Fills in the day's rate with the first amount in another currency. */
function useUsualRate({ account, base, date, isFixed, onChange }: BalanceRowProps, line: SidedLine): void {
  const queryClient = useQueryClient();
  const { currency } = line;
  const isAsking = !isFixed && currency !== null && line.foreign_amount !== null && line.rate === null;
  const now = useRef(line);
  now.current = line;
  useEffect(() => {
    if (!isAsking || currency === null) return;
    let isCurrent = true;
    void rateOn(queryClient, currency, date).then((rate) => {
      if (!isCurrent || rate === null) return;
      const { currency: _, ...changes } = withRate(now.current, rate, base);
      onChange(account.code, changes);
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsking, currency, date, base, account.code, onChange, queryClient]);
}
