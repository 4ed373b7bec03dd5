import type { DocumentLanguage, InvoiceDraft, PaperTemplate } from '@folio/contract';
import { Select } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankAccounts } from '../../api/queries/banking/bank.ts';
import { DayInput } from '../day/day-input.tsx';
import { AccountSelect, accountName } from '../select/account-select.tsx';
import { isCreditNote, sideOf } from './invoice-draft.ts';
import { PaperField } from './paper-field.tsx';
import type { PaperPartProps } from './paper-part.ts';

const languages: readonly DocumentLanguage[] = ['en-US', 'zh-Hant', 'bilingual'];
const templates: readonly PaperTemplate[] = ['classic', 'modern', 'compact'];
/** Roles of the accounts that can have paid: bank, cash, cards and the director's current account. */
export const payingRoles: readonly (string | null)[] = [
  'bank',
  'petty_cash',
  'credit_card',
  'directors_current_account',
];

/**
 * Whether the document is already paid, from which account and when; print options, and the account the customer is
 * asked to pay to.
 */
export const PaymentFields = memo(function PaymentFields(props: PaperPartProps) {
  const { t } = useTranslation('invoice-editor');
  const { type } = props;
  const isSale = sideOf(type) === 'sales';
  const canBePaid = !isCreditNote(type) && type !== 'quotation';
  return (
    <section className="sheet-payment grid content-start columns-even" aria-label={t('section.payment')}>
      {canBePaid && <PaidFields {...props} />}
      <LanguageField {...props} />
      {isSale && <PrintFields {...props} />}
    </section>
  );
});

function PaidFields({ type, head, change, errors }: PaperPartProps) {
  const { t } = useTranslation('invoice-editor');
  const set = (changes: Partial<InvoiceDraft>) => change((before) => ({ ...before, ...changes }));
  return (
    <>
      <PaperField path="paid_from" name={sideOf(type) === 'sales' ? 'paidTo' : 'paidFrom'} errors={errors}>
        <AccountSelect
          id="field-paid_from"
          value={head.paid_from}
          allowClear
          placeholder={t('placeholder.unpaid')}
          offers={(one) => payingRoles.includes(one.system_role)}
          onChange={(paid_from) =>
            set({ paid_from, paid_date: paid_from === null ? null : (head.paid_date ?? head.issue_date) })
          }
        />
      </PaperField>
      <PaperField path="paid_date" name="paidDate" errors={errors}>
        <DayInput
          id="field-paid_date"
          value={head.paid_date}
          allowClear
          disabled={head.paid_from === null}
          onChange={(paid_date) => set({ paid_date })}
        />
      </PaperField>
    </>
  );
}

/** The language a sale is printed in, or a purchase bill was written in. */
function LanguageField({ type, head, change, errors }: PaperPartProps) {
  const { t } = useTranslation('invoice-editor');
  return (
    <PaperField path="document_language" name="documentLanguage" errors={errors}>
      <Select<DocumentLanguage>
        id="field-document_language"
        value={head.document_language}
        allowClear
        placeholder={t(sideOf(type) === 'sales' ? 'placeholder.asSettings' : 'placeholder.unknownLanguage')}
        options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={(value) => change((before) => ({ ...before, document_language: value ?? null }))}
      />
    </PaperField>
  );
}

function PrintFields({ type, head, change, errors }: PaperPartProps) {
  const { t } = useTranslation('invoice-editor');
  const { data: accounts = [] } = useBankAccounts();
  const set = (changes: Partial<InvoiceDraft>) => change((before) => ({ ...before, ...changes }));
  return (
    <>
      <PaperField path="template" errors={errors}>
        <Select<PaperTemplate>
          id="field-template"
          value={head.template}
          allowClear
          placeholder={t('placeholder.asSettings')}
          options={templates.map((value) => ({ value, label: t(`template.${value}`) }))}
          onChange={(value) => set({ template: value ?? null })}
        />
      </PaperField>
      {type !== 'sales_credit_note' && (
        <PaperField path="pay_to_account_id" name="payTo" errors={errors} className="whole-row">
          <Select<string>
            id="field-pay_to_account_id"
            showSearch={{ optionFilterProp: 'label' }}
            value={head.pay_to_account_id}
            allowClear
            placeholder={t('placeholder.asSettings')}
            options={accounts
              .filter((one) => one.kind === 'bank' && (one.active || one.id === head.pay_to_account_id))
              .map((one) => ({ value: one.id, label: [accountName(one), one.number].filter(Boolean).join(' · ') }))}
            onChange={(value) => set({ pay_to_account_id: value ?? null })}
          />
        </PaperField>
      )}
    </>
  );
}
