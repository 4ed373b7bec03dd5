import { Checkbox, Input, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTaxCodes } from '../../../api/queries/books/accounting-tax-code.ts';
import { usePaymentTerms } from '../../../api/queries/trade/sales-setting.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { AccountSelect, accountName } from '../../../components/select/account-select.tsx';
import { type ContactValues, numberDoubt } from './contact-values.ts';

interface FieldsProps {
  values: ContactValues;
  set: (changes: Partial<ContactValues>) => void;
  /** The server's sentences by field. */
  fields: Readonly<Record<string, string[]>>;
}

type TextField = {
  [K in keyof ContactValues]: ContactValues[K] extends string | null ? K : never;
}[keyof ContactValues];

interface TextProps extends FieldsProps {
  field: TextField;
  most: number;
  rows?: number;
  type?: 'email' | 'tel';
  autoFocus?: boolean;
  hint?: string | undefined;
}

/** One text of the contact under its label. */
function Text({ field, most, rows, type, autoFocus = false, hint, values, set, fields }: TextProps) {
  const { t } = useTranslation('contact');
  const id = `contact-${field}`;
  const common = { id, value: values[field] ?? '', maxLength: most, autoFocus };
  return (
    <SideField id={id} label={t(`field.${field}`)} sentences={fields[field]} hint={hint}>
      {rows === undefined ? (
        <Input {...common} type={type ?? 'text'} onChange={(event) => set({ [field]: event.target.value })} />
      ) : (
        <Input.TextArea
          {...common}
          autoSize={{ minRows: rows, maxRows: 6 }}
          onChange={(event) => set({ [field]: event.target.value })}
        />
      )}
    </SideField>
  );
}

/** What it is called, on which side it is, how it is registered. */
export function IdentityFields({ isNew, ...part }: FieldsProps & { isNew: boolean }) {
  const { t } = useTranslation('contact');
  const { values, set } = part;
  return (
    <>
      <Text {...part} field="name" most={300} autoFocus={isNew} />
      <Text {...part} field="name_zh" most={300} />
      <div className="flex wrap gap-20">
        <Checkbox checked={values.is_customer} onChange={(event) => set({ is_customer: event.target.checked })}>
          {t('field.is_customer')}
        </Checkbox>
        <Checkbox checked={values.is_supplier} onChange={(event) => set({ is_supplier: event.target.checked })}>
          {t('field.is_supplier')}
        </Checkbox>
      </div>
      <div className="side-pair grid gap-16 columns-halves">
        <Text {...part} field="email" most={254} type="email" />
        <Text {...part} field="phone" most={40} type="tel" />
      </div>
      <Text {...part} field="contact_person" most={120} />
      <div className="side-pair grid gap-16 columns-halves">
        <Text {...part} field="br" most={40} hint={numberDoubt(values.br) === null ? undefined : t('brDoubt')} />
        <Text {...part} field="tax_id" most={60} />
      </div>
    </>
  );
}

/** Where it is, and where goods go. */
export function AddressFields(part: FieldsProps) {
  return (
    <>
      <Text {...part} field="address" most={400} rows={2} />
      <Text {...part} field="address_zh" most={400} rows={2} />
      <Text {...part} field="ship_to" most={400} rows={2} />
    </>
  );
}

const currencies = ['HKD', 'USD', 'CNY', 'EUR', 'GBP', 'JPY', 'SGD', 'AUD', 'CAD', 'TWD', 'KRW', 'MYR', 'THB', 'IDR'];

/** What documents with it start with. */
export function MoneyFields({ values, set, fields }: FieldsProps) {
  const { t } = useTranslation('contact');
  const { data: terms } = usePaymentTerms();
  const offeredTerms = (terms ?? []).filter((term) => term.active || term.id === values.payment_term_id);
  const choices = [...new Set([...(values.currency ? [values.currency] : []), ...currencies])];
  return (
    <fieldset className="contact-group m-0 p-0 border-0 grid min-0 gap-16">
      <legend className="p-0 below-10 bold">{t('defaults')}</legend>
      <div className="side-pair grid gap-16 columns-halves">
        <SideField id="contact-currency" label={t('field.currency')} sentences={fields.currency}>
          <Select
            id="contact-currency"
            allowClear
            showSearch
            placeholder={t('asUsual')}
            value={values.currency}
            options={choices.map((value) => ({ value, label: value }))}
            onChange={(currency) => set({ currency: currency ?? null })}
          />
        </SideField>
        <SideField id="contact-term" label={t('field.payment_term_id')} sentences={fields.payment_term_id}>
          <Select
            id="contact-term"
            allowClear
            placeholder={t('asUsual')}
            value={values.payment_term_id}
            options={offeredTerms.map((term) => ({ value: term.id, label: accountName(term) }))}
            onChange={(id) => set({ payment_term_id: id ?? null })}
          />
        </SideField>
      </div>
      {values.is_customer && <AccountField field="sales_account" values={values} set={set} fields={fields} />}
      {values.is_supplier && <AccountField field="purchase_account" values={values} set={set} fields={fields} />}
      <TaxField values={values} set={set} fields={fields} />
    </fieldset>
  );
}

function AccountField({ field, values, set, fields }: FieldsProps & { field: 'sales_account' | 'purchase_account' }) {
  const { t } = useTranslation('contact');
  const id = `contact-${field}`;
  return (
    <SideField id={id} label={t(`field.${field}`)} sentences={fields[field]}>
      <AccountSelect
        id={id}
        allowClear
        placeholder={t('asUsual')}
        value={values[field]}
        onChange={(code) => set({ [field]: code })}
      />
    </SideField>
  );
}

/** Not shown where the company has no tax codes. */
function TaxField({ values, set, fields }: FieldsProps) {
  const { t } = useTranslation('contact');
  const { data } = useTaxCodes();
  if (values.tax_code === null && (data ?? []).length === 0) return null;
  return (
    <SideField id="contact-tax" label={t('field.tax_code')} sentences={fields.tax_code}>
      <Select
        id="contact-tax"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('asUsual')}
        value={values.tax_code}
        options={(data ?? []).map((one) => ({ value: one.code, label: `${one.code} ${accountName(one)}` }))}
        onChange={(code) => set({ tax_code: code ?? null })}
      />
    </SideField>
  );
}

const paperLanguages = ['en-US', 'zh-Hant', 'bilingual'] as const;

/** How it is written to, and what is to be remembered. */
export function OtherFields(part: FieldsProps) {
  const { t } = useTranslation('contact');
  const { values, set, fields } = part;
  return (
    <>
      <SideField id="contact-language" label={t('field.language')} sentences={fields.language}>
        <Select
          id="contact-language"
          allowClear
          placeholder={t('asUsual')}
          value={values.language}
          options={paperLanguages.map((value) => ({ value, label: t(`language.${value}`) }))}
          onChange={(language) => set({ language: language ?? null })}
        />
      </SideField>
      {values.is_customer && (
        <div className="flex items-center gap-10">
          <Switch id="contact-reminders" checked={values.reminders} onChange={(reminders) => set({ reminders })} />
          <label htmlFor="contact-reminders">{t('field.reminders')}</label>
        </div>
      )}
      <Text {...part} field="notes" most={2000} rows={3} />
    </>
  );
}
