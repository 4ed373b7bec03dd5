import type { ChartRow, OpeningBalances } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { rateOn } from '../../../api/queries/accounting-exchange-rate.ts';
import { accountName } from '../../../components/account-select.tsx';
import { Amount } from '../../../components/amount.tsx';
import { formatAmount } from '../../../components/format-amount.ts';
import { formatDay } from '../../../components/format-day.ts';
import { Icon } from '../../../components/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { sideOf } from '../chart-of-accounts/chart.ts';
import { RateCell, SideCell, useSidedFaults } from '../sided-cells.tsx';
import { type Side, type SidedLine, withRate } from '../sided-line.ts';
import { isControl, nothingTyped, type TypedBalance } from './opening.ts';

interface BalanceRowProps {
  account: ChartRow;
  index: number;
  balance: TypedBalance | undefined;
  base: string;
  date: string;
  isFixed: boolean;
  fromStatement: OpeningBalances['from_statements'][number] | undefined;
  /** Of a control account nobody has typed: what its documents come to. */
  documents: Pick<TypedBalance, 'debit' | 'credit'> | null;
  /** What the server says of it. */
  refusal: string;
  onChange: (code: string, changes: Partial<TypedBalance>) => void;
}

/** One account's balance. */
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
      <td className="figures">{account.code}</td>
      <th scope="row">
        {accountName(account)}
        <Notes {...props} />
        {!isFixed && <RateCell line={line} base={base} nameOf={nameOf} onChange={set} />}
        {said.length > 0 && (
          <p className="field-error" role="alert">
            {said.join(' ')}
          </p>
        )}
      </th>
      {(['debit', 'credit'] as const).map((side) => (
        <td key={side} className="balance-figure">
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

/** A balance nobody may change; on a phone, where no column is named, with its side. */
function Fixed({ amount, side }: { amount: string | null; side: Side }) {
  const { t } = useTranslation('accounting-opening-balances');
  if (amount === null) return null;
  return (
    <>
      <Amount value={amount} /> <span className="balance-side">{t(`side.${side}`)}</span>
    </>
  );
}

/** What the documents come to stands faintly where the account's own figure may be typed. */
function placeholderOf(documents: BalanceRowProps['documents'], side: Side): { placeholder?: string } {
  const amount = documents?.[side] ?? null;
  return amount === null ? {} : { placeholder: formatAmount(amount) };
}

/** Why an account is not posted here, or that its bank statement brought a balance along. */
function Notes({ account, fromStatement, balance, base, isFixed }: BalanceRowProps) {
  const { t } = useTranslation('accounting-opening-balances');
  const foreign = balance?.foreign_amount ?? null;
  return (
    <>
      {isControl(account) && (
        <span className="balance-note">
          <Icon name="lock" size={12} /> {t(isFixed ? 'controlFixed' : 'controlNote')}
        </span>
      )}
      {fromStatement && (
        <span className="balance-note">
          {t('statementNote', {
            date: formatDay(fromStatement.date, currentLanguage()),
            balance: formatAmount(sideOf(fromStatement.balance).amount, { currency: base }),
          })}{' '}
          <Link to={`/journal-entry/${fromStatement.entry_id}`}>{t('statementEntry')}</Link>
        </span>
      )}
      {isFixed && foreign !== null && (
        <span className="balance-note">
          <Amount value={foreign} currency={account.currency ?? base} withCode brackets tone="muted" />
          {balance?.rate && ` @ ${balance.rate}`}
        </span>
      )}
    </>
  );
}

/** The rate of the day comes with the first amount in another currency. */
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
