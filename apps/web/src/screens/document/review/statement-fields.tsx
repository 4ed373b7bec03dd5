import type { StatementDraft } from '@folio/contract';
import { Checkbox, Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankAccounts } from '../../../api/queries/bank.ts';
import { accountName } from '../../../components/account-select.tsx';
import { DayInput } from '../../../components/day-input.tsx';
import { FigureInput } from '../../../components/figure-input.tsx';
import { useSession } from '../../../session/session-store.ts';
import { useReview } from './review-context.ts';
import { ReviewField } from './review-field.tsx';
import { type ChangeStatement, StatementLines } from './statement-lines.tsx';

const newAccount = 'new';
const currencies = ['HKD', 'USD', 'CNY', 'EUR', 'GBP', 'JPY', 'SGD', 'AUD', 'CAD', 'NZD', 'CHF', 'THB'];

/** The account blocks of a statement, one at a time. */
export function StatementFields({ statements }: { statements: readonly StatementDraft[] }) {
  const { t } = useTranslation('document');
  const [index, setIndex] = useState(0);
  const at = Math.min(index, statements.length - 1);
  const statement = statements[at];
  if (statement === undefined) return <p>{t('noBlock')}</p>;
  return (
    <div className="review-fields">
      {statements.length > 1 && (
        <Segmented
          className="review-blocks"
          aria-label={t('blocks')}
          value={at}
          options={statements.map((one, value) => ({
            value,
            label: [one.account_number ?? t('block', { number: value + 1 }), one.currency].join(' · '),
          }))}
          onChange={setIndex}
        />
      )}
      <Block key={at} statement={statement} index={at} />
    </div>
  );
}

function Block({ statement, index }: { statement: StatementDraft; index: number }) {
  const { t } = useTranslation('invoice');
  const { change } = useReview();
  const base = `statements.${index}`;
  const update: ChangeStatement = (path, next) =>
    change(path, (draft) => ({
      ...draft,
      statements: draft.statements?.map((one, at) => (at === index ? next(one) : one)) ?? null,
    }));
  const set = (field: keyof StatementDraft, changes: Partial<StatementDraft>) =>
    update(`${base}.${field}`, (before) => ({ ...before, ...changes }));
  return (
    <>
      <ReviewField path={`${base}.bank`} label={t('field.bank')} className="review-half">
        {(input) => (
          <Input
            {...input}
            value={statement.bank ?? ''}
            maxLength={400}
            onChange={(event) => set('bank', { bank: event.target.value || null })}
          />
        )}
      </ReviewField>
      <ReviewField path={`${base}.account_number`} label={t('field.account_number')} className="review-half">
        {(input) => (
          <Input
            {...input}
            value={statement.account_number ?? ''}
            maxLength={60}
            onChange={(event) => set('account_number', { account_number: event.target.value || null })}
          />
        )}
      </ReviewField>
      <AccountChooser base={base} statement={statement} set={set} />
      {(['period_start', 'period_end'] as const).map((field) => (
        <ReviewField key={field} path={`${base}.${field}`} label={t(`field.${field}`)} className="review-third">
          {(input) => (
            <DayInput {...input} allowClear value={statement[field]} onChange={(day) => set(field, { [field]: day })} />
          )}
        </ReviewField>
      ))}
      <ReviewField path={`${base}.currency`} label={t('field.currency')} className="review-third">
        {(input) => (
          <Select
            {...input}
            showSearch
            value={statement.currency}
            options={[...new Set([statement.currency, ...currencies])].map((value) => ({ value, label: value }))}
            onChange={(currency) => set('currency', { currency })}
          />
        )}
      </ReviewField>
      {(['opening_balance', 'closing_balance'] as const).map((field) => (
        <ReviewField key={field} path={`${base}.${field}`} label={t(`field.${field}`)} className="review-half">
          {(input) => (
            <FigureInput
              {...input}
              value={statement[field]}
              currency={statement.currency}
              onChange={(amount) => set(field, { [field]: amount })}
            />
          )}
        </ReviewField>
      ))}
      <OpeningBalance base={base} statement={statement} set={set} />
      <StatementLines statement={statement} base={base} update={update} />
    </>
  );
}

interface PartProps {
  base: string;
  statement: StatementDraft;
  set: (field: keyof StatementDraft, changes: Partial<StatementDraft>) => void;
}

/** The bank account the lines go to, or a new one made from what the statement says. */
function AccountChooser({ base, statement, set }: PartProps) {
  const { t } = useTranslation('document');
  const { data } = useBankAccounts();
  const options = (data ?? [])
    .filter((one) => one.currency === statement.currency || one.id === statement.bank_account_id)
    .map((one) => ({ value: one.id, label: [one.code, accountName(one), one.number].filter(Boolean).join(' ') }));
  return (
    <ReviewField path={`${base}.bank_account_id`} label={t('invoice:field.bank_account_id')}>
      {(input) => (
        <Select
          {...input}
          style={{ width: '100%' }}
          value={statement.bank_account_id ?? newAccount}
          options={[...options, { value: newAccount, label: t('newAccount', { currency: statement.currency }) }]}
          onChange={(id) => set('bank_account_id', { bank_account_id: id === newAccount ? null : id })}
        />
      )}
    </ReviewField>
  );
}

/** Offered for an account nothing was posted to yet. */
function OpeningBalance({ base, statement, set }: PartProps) {
  const { t } = useTranslation('document');
  const { company } = useSession();
  const { readOnly } = useReview();
  const [wasOffered] = useState(statement.post_opening_balance);
  if (!wasOffered && statement.bank_account_id !== null) return null;
  const needsRate = statement.post_opening_balance && statement.currency !== company?.base_currency;
  return (
    <div className="review-opening">
      <Checkbox
        checked={statement.post_opening_balance}
        disabled={readOnly}
        onChange={(event) => set('post_opening_balance', { post_opening_balance: event.target.checked })}
      >
        {t('postOpening')}
      </Checkbox>
      {needsRate && (
        <ReviewField path={`${base}.opening_rate`} label={t('invoice:field.opening_rate')}>
          {(input) => (
            <FigureInput
              {...input}
              decimals={8}
              value={statement.opening_rate}
              onChange={(rate) => set('opening_rate', { opening_rate: rate })}
            />
          )}
        </ReviewField>
      )}
    </div>
  );
}
