import type { ImportStatementPreview } from '@folio/contract';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBankAccounts } from '../../../../api/queries/banking/bank.ts';
import { Day } from '../../../../components/day/day.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { AccountChoice } from './account-choice.tsx';
import { BadRow, Balances } from './balances.tsx';
import type { StatementChoice } from './choices.ts';
import { StatementRows } from './statement-rows.tsx';

interface StatementCardProps {
  statement: ImportStatementPreview;
  choice: StatementChoice;
  /** True if the file holds more than one statement. */
  isOneOfMany: boolean;
  faultsOf: (field: string) => readonly string[];
  /** `again`: the server must read the file again with this change. */
  onChange: (change: Partial<StatementChoice>, again: boolean) => void;
}

/** One account of the file: its target account, its balance check, its warnings, and its first lines. */
export function StatementCard({ statement, choice, isOneOfMany, faultsOf, onChange }: StatementCardProps) {
  const { t } = useTranslation('bank-import');
  const { currency, needsRate } = useCurrency(statement, choice);
  const allThere = statement.lines > 0 && statement.duplicates === statement.lines;
  return (
    <section
      className={
        choice.take
          ? 'bank-part min-0 bg-card framed radius-huge'
          : 'bank-part min-0 framed radius-huge bank-part-out bg-sunken'
      }
    >
      <div className="gap-4-16 flex wrap items-baseline between below-12">
        <h3>
          {[statement.account_number ?? t('statement.untold'), statement.currency].filter(Boolean).join(' · ')}{' '}
          <span className="regular font-base muted">
            <Day value={statement.period_start} /> – <Day value={statement.period_end} />
          </span>
        </h3>
        <span className="bank-note icons-low-2 font-base muted">
          {t('lines.count', { count: statement.lines })}
          {statement.duplicates > 0 && `, ${t('lines.knownCount', { count: statement.duplicates })}`}
        </span>
      </div>
      {(isOneOfMany || allThere) && (
        <Checkbox checked={choice.take} onChange={(event) => onChange({ take: event.target.checked }, false)}>
          {t('statement.take')}
        </Checkbox>
      )}
      <div className="bank-choices grid gap-16">
        <AccountChoice
          statement={statement}
          choice={choice}
          faults={faultsOf('bank_account_id')}
          onChange={(change) => onChange(change, true)}
        />
        <Balances
          statement={statement}
          currency={currency}
          needsRate={needsRate}
          choice={choice}
          faultsOf={faultsOf}
          onChange={onChange}
        />
      </div>
      <OtherHolder statement={statement} choice={choice} onChange={onChange} />
      <Warnings statement={statement} currency={currency} />
      <BadRow statement={statement} flipped={choice.flipped} onFlip={(flipped) => onChange({ flipped }, true)} />
      <StatementRows statement={statement} flipped={choice.flipped} />
    </section>
  );
}

/**
 * The statement's currency: the file's, otherwise the account's, otherwise the typed one; and whether it differs from
 * the base currency.
 */
function useCurrency(statement: ImportStatementPreview, choice: StatementChoice) {
  const accounts = useBankAccounts();
  const { company } = useSession();
  const id = choice.account === undefined ? statement.bank_account_id : choice.account;
  const account = accounts.data?.find((one) => one.id === id);
  const base = company?.base_currency ?? 'HKD';
  const currency = statement.currency ?? account?.currency ?? choice.currency ?? base;
  return { currency, needsRate: currency !== base };
}

/** A file in another holder's name may belong to another company: the user must confirm it. */
function OtherHolder({ statement, choice, onChange }: Pick<StatementCardProps, 'statement' | 'choice' | 'onChange'>) {
  const { t } = useTranslation('bank-import');
  const { other_holder: holder } = statement;
  if (holder === null) return null;
  return (
    <div className="bank-warning flex items-top gap-10 above-12 pad-10-14 break bg-amber radius-large">
      <Icon className="rigid above-2 text-amber" name="triangle-alert" />
      <span>
        {t('holder.warning', { holder })}
        <br />
        <Checkbox
          checked={choice.acceptsHolder ?? false}
          onChange={(event) => onChange({ acceptsHolder: event.target.checked }, false)}
        >
          {t('holder.accept')}
        </Checkbox>
      </span>
    </div>
  );
}

function Warnings({ statement, currency }: { statement: ImportStatementPreview; currency: string }) {
  const { t } = useTranslation('bank-import');
  return (
    <>
      {statement.warnings.map((sentence) => (
        <p key={sentence} className="bank-warning flex items-top gap-10 above-12 pad-10-14 break bg-amber radius-large">
          <Icon className="rigid above-2 text-amber" name="triangle-alert" />
          <span>{sentence}</span>
        </p>
      ))}
      {statement.previous_closing_balance !== null && (
        <p className="bank-warning flex items-top gap-10 above-12 pad-10-14 break bg-amber radius-large">
          <Icon className="rigid above-2 text-amber" name="triangle-alert" />
          <span>
            {t('balance.previousDiffers')} <Amount value={statement.previous_closing_balance} currency={currency} />
          </span>
        </p>
      )}
    </>
  );
}
