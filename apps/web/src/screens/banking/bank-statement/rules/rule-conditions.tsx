import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBankAccounts } from '../../../../api/queries/banking/bank.ts';
import { FigureInput } from '../../../../components/money/figure-input.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { accountName } from '../../../../components/select/account-select.tsx';
import { emptyText, type RuleDraft, sentIndex, withChange, withRow } from './rule-draft.ts';
import { FieldError, RuleField } from './rule-field.tsx';

export interface RulePartsProps {
  draft: RuleDraft;
  set: (change: Partial<RuleDraft>) => void;
  /** The server's sentences by field path. */
  fields: Record<string, string[]>;
}

const textFields = ['any', 'payee', 'description'] as const;
const matches = ['contains', 'equals', 'starts_with', 'not_contains'] as const;
const directions = ['any', 'spent', 'received'] as const;
const mostTexts = 10;

/** Which lines a rule is for: all of its conditions must hold. */
export function RuleConditionFields({ draft, set, fields }: RulePartsProps) {
  const { t } = useTranslation('bank-rules');
  return (
    <fieldset className="rule-group selects-full m-0 p-0 border-0 grid min-0 gap-12">
      <legend className="p-0 bold below-8">{t('when')}</legend>
      {draft.text.map((row) => (
        <TextRow key={row.key} rowKey={row.key} draft={draft} set={set} fields={fields} />
      ))}
      <FieldError sentences={fields['conditions.text']} />
      {draft.text.length < mostTexts && (
        <Button
          type="link"
          className="rule-add"
          icon={<Icon name="plus" size={14} />}
          onClick={() => set({ text: withRow(draft.text, emptyText) })}
        >
          {t('addText')}
        </Button>
      )}
      <div className="rule-pair grid gap-12">
        <RuleField id="rule-direction" label={t('direction')}>
          <Select<(typeof directions)[number]>
            id="rule-direction"
            value={draft.direction ?? 'any'}
            options={directions.map((value) => ({ value, label: t(`directionOf.${value}`) }))}
            onChange={(value) => set({ direction: value === 'any' ? null : value })}
          />
        </RuleField>
        <Accounts draft={draft} set={set} fields={fields} />
      </div>
      <div className="rule-pair grid gap-12">
        <RuleField id="rule-min" label={t('amountMin')} sentences={fields['conditions.amount_min']}>
          <FigureInput id="rule-min" value={draft.amountMin} onChange={(amountMin) => set({ amountMin })} />
        </RuleField>
        <RuleField id="rule-max" label={t('amountMax')} sentences={fields['conditions.amount_max']}>
          <FigureInput id="rule-max" value={draft.amountMax} onChange={(amountMax) => set({ amountMax })} />
        </RuleField>
      </div>
    </fieldset>
  );
}

function TextRow({ rowKey, draft, set, fields }: RulePartsProps & { rowKey: number }) {
  const { t } = useTranslation('bank-rules');
  const row = draft.text.find(({ key }) => key === rowKey);
  if (row === undefined) return null;
  const place = draft.text.indexOf(row) + 1;
  const change = (changes: Partial<typeof row>) => set({ text: withChange(draft.text, rowKey, changes) });
  return (
    <div>
      <div className="rule-text-row grid gap-8">
        <Select
          aria-label={t('fieldOfText', { place })}
          value={row.field}
          options={textFields.map((value) => ({ value, label: t(`field.${value}`) }))}
          onChange={(field) => change({ field })}
        />
        <Select
          aria-label={t('matchOfText', { place })}
          value={row.match}
          options={matches.map((value) => ({ value, label: t(`match.${value}`) }))}
          onChange={(match) => change({ match })}
        />
        <Input
          aria-label={t('textOfText', { place })}
          placeholder={t('textExample')}
          autoFocus={place === 1}
          maxLength={120}
          value={row.value}
          onChange={(event) => change({ value: event.target.value })}
        />
        <Button
          type="text"
          icon={<Icon name="x" size={15} />}
          aria-label={t('removeText', { place })}
          disabled={draft.text.length === 1}
          onClick={() => set({ text: draft.text.filter(({ key }) => key !== rowKey) })}
        />
      </div>
      <FieldError sentences={fields[`conditions.text.${sentIndex(draft, rowKey)}.value`]} />
    </div>
  );
}

function Accounts({ draft, set, fields }: RulePartsProps) {
  const { t } = useTranslation('bank-rules');
  const { data } = useBankAccounts();
  const wrong = Object.entries(fields).flatMap(([path, sentences]) =>
    path.startsWith('conditions.bank_account_ids') ? sentences : [],
  );
  return (
    <RuleField id="rule-accounts" label={t('accounts')} sentences={wrong}>
      <Select
        id="rule-accounts"
        mode="multiple"
        maxTagCount="responsive"
        value={draft.accountIds}
        placeholder={t('everyAccount')}
        showSearch={{ optionFilterProp: 'label' }}
        options={(data ?? []).map((account) => ({
          value: account.id,
          label: `${account.code} ${accountName(account)}`,
        }))}
        onChange={(accountIds) => set({ accountIds })}
      />
    </RuleField>
  );
}
