import type { StatementDraft } from '@folio/contract';
import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankAccounts } from '../../../../../api/queries/banking/bank.ts';
import { FigureInput } from '../../../../../components/money/figure-input.tsx';
import { accountName } from '../../../../../components/select/account-select.tsx';
import { useSession } from '../../../../../session/session-store.ts';
import { useReview } from '../review-context.ts';
import { ReviewField } from '../review-field.tsx';

const newAccount = 'new';

interface PartProps {
  base: string;
  statement: StatementDraft;
  set: (field: keyof StatementDraft, changes: Partial<StatementDraft>) => void;
}

/** The bank account the lines go to, or a new one made from what the statement says. */
export function AccountChooser({ base, statement, set }: PartProps) {
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
export function OpeningBalance({ base, statement, set }: PartProps) {
  const { t } = useTranslation('document');
  const { company } = useSession();
  const { readOnly } = useReview();
  const [wasOffered] = useState(statement.post_opening_balance);
  if (!wasOffered && statement.bank_account_id !== null) return null;
  const needsRate = statement.post_opening_balance && statement.currency !== company?.base_currency;
  return (
    <div className="grid gap-8 font-base">
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
