import { Button, Input, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBankAccounts } from '../../../../api/queries/banking/bank.ts';
import { useTaxCodes } from '../../../../api/queries/books/accounting-tax-code.ts';
import { FigureInput } from '../../../../components/money/figure-input.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { AccountSelect, accountName } from '../../../../components/select/account-select.tsx';
import type { RulePartsProps } from './rule-conditions.tsx';
import { emptyPart, type RulePart, withChange, withRow } from './rule-draft.ts';
import { FieldError, RuleField } from './rule-field.tsx';

const kinds = ['classify', 'transfer', 'exclude'] as const;
const mostParts = 20;
const percentDecimals = 4;

/** What a rule does with a line it fits. */
export function RuleActionFields(props: RulePartsProps) {
  const { draft, set, fields } = props;
  const { t } = useTranslation('bank-rules');
  return (
    <fieldset className="rule-group selects-full m-0 p-0 border-0 grid min-0 gap-12">
      <legend className="p-0 bold below-8">{t('then')}</legend>
      <Segmented
        aria-label={t('then')}
        block
        value={draft.kind}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(kind) => set({ kind })}
      />
      {draft.kind === 'classify' && <Parts {...props} />}
      {draft.kind === 'transfer' && <Transfer {...props} />}
      {draft.kind === 'exclude' && (
        <RuleField id="rule-reason" label={t('reason')} sentences={fields['action.reason']}>
          <Input
            id="rule-reason"
            maxLength={300}
            value={draft.reason}
            onChange={(event) => set({ reason: event.target.value })}
          />
        </RuleField>
      )}
    </fieldset>
  );
}

function Transfer({ draft, set, fields }: RulePartsProps) {
  const { t } = useTranslation('bank-rules');
  const { data } = useBankAccounts();
  return (
    <RuleField id="rule-transfer" label={t('otherAccount')} sentences={fields['action.account_code']}>
      <Select
        id="rule-transfer"
        value={draft.transferCode || null}
        placeholder={t('common:chooseAccount')}
        showSearch={{ optionFilterProp: 'label' }}
        options={(data ?? []).map((account) => ({
          value: account.code,
          label: `${account.code} ${accountName(account)}`,
        }))}
        onChange={(transferCode) => set({ transferCode: transferCode ?? '' })}
      />
    </RuleField>
  );
}

function Parts(props: RulePartsProps) {
  const { draft, set, fields } = props;
  const { t } = useTranslation('bank-rules');
  return (
    <>
      {draft.parts.map(({ key }, index) => (
        <PartRow key={key} index={index} {...props} />
      ))}
      <FieldError sentences={fields['action.parts']} />
      {draft.parts.length > 1 && <p className="font-small faint">{t('restHint')}</p>}
      {draft.parts.length < mostParts && (
        <Button
          type="link"
          className="rule-add"
          icon={<Icon name="plus" size={14} />}
          onClick={() => set({ parts: withRow(draft.parts, emptyPart) })}
        >
          {t('addPart')}
        </Button>
      )}
    </>
  );
}

function PartRow({ index, draft, set, fields }: RulePartsProps & { index: number }) {
  const { t } = useTranslation('bank-rules');
  const banks = useBankAccounts();
  const part = draft.parts[index];
  if (part === undefined) return null;
  const place = index + 1;
  const change = (changes: Partial<RulePart>) => set({ parts: withChange(draft.parts, part.key, changes) });
  const wrong = ['account_code', 'percent', 'amount', 'tax_code'].flatMap(
    (field) => fields[`action.parts.${index}.${field}`] ?? [],
  );
  const isSplit = draft.parts.length > 1;
  return (
    <div>
      <div className={isSplit ? 'rule-part grid gap-8 rule-part-split' : 'rule-part grid gap-8'}>
        <AccountSelect
          label={t('accountOfPart', { place })}
          value={part.account_code || null}
          offers={(account) => !banks.data?.some(({ code }) => code === account.code)}
          onChange={(code) => change({ account_code: code ?? '' })}
        />
        {isSplit && (
          <>
            <FigureInput
              label={t('percentOfPart', { place })}
              placeholder={t('percent')}
              decimals={percentDecimals}
              disabled={part.amount !== null}
              value={part.percent}
              onChange={(percent) => change({ percent })}
            />
            <FigureInput
              label={t('amountOfPart', { place })}
              placeholder={t('amount')}
              disabled={part.percent !== null}
              value={part.amount}
              onChange={(amount) => change({ amount })}
            />
          </>
        )}
        <TaxCodeOfPart place={place} value={part.tax_code} onChange={(tax_code) => change({ tax_code })} />
        {isSplit && (
          <Button
            type="text"
            icon={<Icon name="x" size={15} />}
            aria-label={t('removePart', { place })}
            onClick={() => set({ parts: draft.parts.filter(({ key }) => key !== part.key) })}
          />
        )}
      </div>
      <FieldError sentences={wrong} />
    </div>
  );
}

interface TaxCodeOfPartProps {
  place: number;
  value: string | null;
  onChange: (code: string | null) => void;
}

function TaxCodeOfPart({ place, value, onChange }: TaxCodeOfPartProps) {
  const { t } = useTranslation('bank-rules');
  const { data } = useTaxCodes();
  if (data === undefined || (data.length === 0 && value === null)) return null;
  return (
    <Select
      className="rule-tax"
      aria-label={t('taxCodeOfPart', { place })}
      allowClear
      value={value}
      placeholder={t('taxCode')}
      popupMatchSelectWidth={240}
      options={data.map((code) => ({ value: code.code, label: `${code.code} ${accountName(code)}` }))}
      onChange={(code) => onChange(code ?? null)}
    />
  );
}
