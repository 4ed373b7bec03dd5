import type { StatementDraft } from '@folio/contract';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../../../components/day/day-input.tsx';
import { FigureInput } from '../../../../../components/money/figure-input.tsx';
import { heir } from '../../../../../components/table/row-identity.ts';
import { useReview } from '../review-context.ts';
import { ReviewField } from '../review-field.tsx';
import { AccountChooser, OpeningBalance } from './statement-account.tsx';
import { type ChangeStatement, StatementLines } from './statement-lines.tsx';
import { ProofOfStatement } from './statement-proof.tsx';

const currencies = ['HKD', 'USD', 'CNY', 'EUR', 'GBP', 'JPY', 'SGD', 'AUD', 'CAD', 'NZD', 'CHF', 'THB'];

/** One account of a statement: its head, its proof and its lines. */
export function StatementBlock({ statement, index }: { statement: StatementDraft; index: number }) {
  const { t } = useTranslation('invoice');
  const { change, paths } = useReview();
  const base = paths.ofAccount(statement);
  const update: ChangeStatement = (path, next) =>
    change(path, (draft) => ({
      ...draft,
      statements: draft.statements?.map((one, at) => (at === index ? heir(one, next(one)) : one)) ?? null,
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
      <ReviewField path={`${base}.account_holder`} label={t('field.account_holder')}>
        {(input) => (
          <Input
            {...input}
            value={statement.account_holder ?? ''}
            maxLength={400}
            onChange={(event) => set('account_holder', { account_holder: event.target.value || null })}
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
      <ProofOfStatement statement={statement} base={base} />
      <OpeningBalance base={base} statement={statement} set={set} />
      <StatementLines statement={statement} base={base} update={update} index={index} />
    </>
  );
}
