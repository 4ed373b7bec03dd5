import type { AccountChoiceBody, ImportAccount, ImportDetail } from '@folio/contract';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLedgerAccounts } from '../../../api/queries/books/ledger-account.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { AccountSelect } from '../../../components/select/account-select.tsx';
import { codeWithRole } from '../../../components/select/chart.ts';
import { mayTake, newAccountOf, withAccount } from './reading.ts';
import type { Choosing } from './use-choices.ts';

interface AccountMatchProps {
  kind: ImportDetail['kind'];
  account: ImportAccount;
  choosing: Choosing;
}

const sections = [
  'current_assets',
  'non_current_assets',
  'current_liabilities',
  'non_current_liabilities',
  'equity',
  'revenue',
  'other_income',
  'cost_of_sales',
  'operating_expenses',
  'finance_costs',
  'other_gains_losses',
  'taxation',
] as const;

/** One of their accounts, and where it goes: an account of ours, a new one, or left for later. */
export function AccountMatch({ kind, account, choosing }: AccountMatchProps) {
  const { t } = useTranslation('accounting-exchange');
  const { choices, change, isFixed } = choosing;
  const choose = (choice: AccountChoiceBody | null) => change(withAccount(choices, account.key, choice));
  const to = account.choice?.to ?? 'account';
  const kinds =
    kind === 'trial_balance' || to === 'later' ? (['account', 'new', 'later'] as const) : (['account', 'new'] as const);
  const { data: chart } = useLedgerAccounts();
  const laterCode = account.choice?.code ?? codeWithRole(chart, 'accounts_receivable');
  const name = account.code === null ? account.name : `${account.code} ${account.name}`;
  return (
    <li
      className={
        account.problem === null
          ? 'account-match pad-12-0 gap-4-12 grid items-start ruled-below'
          : 'account-match pad-12-0 gap-4-12 grid items-start ruled-below account-match-open pad-12-20 bg-amber'
      }
    >
      <div className="account-theirs break">
        <strong className="block medium">{name}</strong>
        <span className="side-hint above-4 font-small">
          {account.type !== null && `${account.type} · `}
          {account.lines > 0 && t('accounts.lines', { count: account.lines })}
        </span>
      </div>
      <Amount value={account.balance} />
      <span className="account-arrow hide-tablet faint">
        <Icon name="chevron-right" size={16} />
      </span>
      <div className="account-ours selects-full gap-4-8 grid items-start">
        <Select
          aria-label={t('accounts.how', { account: name })}
          value={to}
          disabled={isFixed}
          options={kinds.map((value) => ({ value, label: t(`accounts.to.${value}`) }))}
          onChange={(way) => {
            if (way === 'new') choose(newAccountOf(account));
            else choose(way === 'later' && laterCode !== null ? { to: 'later', code: laterCode } : null);
          }}
        />
        {to === 'new' ? (
          <NewAccount account={account} isFixed={isFixed} onChange={choose} />
        ) : (
          <AccountSelect
            label={t('accounts.goesTo', { account: name })}
            value={account.choice?.code ?? null}
            disabled={isFixed}
            status={account.problem === null ? '' : 'error'}
            offers={(ours) => mayTake(to, ours)}
            onChange={(code) => choose(code === null ? null : { to, code })}
          />
        )}
        {account.roles_offered.length > 0 && (
          <RoleChoice account={account} name={name} isFixed={isFixed} onChange={choose} />
        )}
        <p
          className={
            account.problem === null ? 'side-hint above-4 font-small' : 'field-error above-4 font-small text-red'
          }
        >
          {account.problem ?? t(`accounts.reason.${account.reason}`)}
        </p>
      </div>
    </li>
  );
}

interface RoleChoiceProps {
  account: ImportAccount;
  /** Their account, as it is shown. */
  name: string;
  isFixed: boolean;
  onChange: (choice: AccountChoiceBody) => void;
}

/** The purpose for which the company names the account, such as its own bank charges. */
function RoleChoice({ account, name, isFixed, onChange }: RoleChoiceProps) {
  const { t } = useTranslation('accounting-exchange');
  useTranslation('accounting-chart-of-accounts');
  const { choice, roles_offered: offered } = account;
  if (choice === null || choice.to === 'later') return null;
  return (
    <Select
      aria-label={t('accounts.role', { account: name })}
      value={choice.role ?? ''}
      disabled={isFixed}
      options={[
        { value: '', label: t('accounts.noRole') },
        ...offered.map((role) => ({
          value: role,
          label: t('accounts.usedFor', { role: t(`accounting-chart-of-accounts:role.${role}`) }),
        })),
      ]}
      onChange={(wanted) => onChange({ ...choice, role: offered.find((role) => role === wanted) ?? null })}
    />
  );
}

interface NewAccountProps {
  account: ImportAccount;
  isFixed: boolean;
  onChange: (choice: AccountChoiceBody) => void;
}

/** Code, names and section of an account to be made; what is typed is kept when the field is left. */
function NewAccount({ account, isFixed, onChange }: NewAccountProps) {
  const { t } = useTranslation('accounting-exchange');
  useTranslation('accounting-chart-of-accounts');
  const given = newAccountOf(account);
  const [typed, setTyped] = useState(given);
  const keep = (change: Partial<typeof typed> = {}) => {
    const next = { ...typed, ...change };
    setTyped(next);
    if (next.name.trim() !== '' && next.code.trim() !== '') onChange(next);
  };
  const field = (name: 'code' | 'name' | 'name_zh', maxLength: number) => (
    <Input
      aria-label={t(`accounts.new.${name}`)}
      placeholder={t(`accounts.new.${name}`)}
      value={typed[name]}
      maxLength={maxLength}
      disabled={isFixed}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      onBlur={() => keep()}
      onPressEnter={() => keep()}
    />
  );
  return (
    <div className="account-new selects-full grid">
      {field('code', 20)}
      <Select
        aria-label={t('accounts.new.section')}
        value={typed.section}
        disabled={isFixed}
        options={sections.map((value) => ({ value, label: t(`accounting-chart-of-accounts:section.${value}`) }))}
        onChange={(section) => keep({ section, role: null })}
      />
      {field('name', 120)}
      {field('name_zh', 120)}
    </div>
  );
}
