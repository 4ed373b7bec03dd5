import type { InvoiceDraft } from '@folio/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { AccountSelect } from '../../components/account-select.tsx';
import { DayInput } from '../../components/day-input.tsx';
import { sideOf } from './invoice-draft.ts';
import { PaperField } from './paper-field.tsx';
import type { PaperPartProps } from './paper-part.ts';

const languages = ['en-US', 'zh-Hant', 'bilingual'] as const;
/** Where money can come from: cash, cards and a director's pocket. */
export const payingRoles: readonly (string | null)[] = [
  'bank',
  'petty_cash',
  'credit_card',
  'directors_current_account',
];

/** Already paid, from where and when; the language it prints in. */
export function PaymentFields({ type, draft, change, errors }: PaperPartProps) {
  const { t } = useTranslation('invoice');
  const set = (changes: Partial<InvoiceDraft>) => change((before) => ({ ...before, ...changes }));
  return (
    <section className="paper-payment" aria-label={t('section.payment')}>
      <p className="paper-section">{t('section.payment')}</p>
      <PaperField path="paid_from" name={sideOf(type) === 'sales' ? 'paid_to' : 'paid_from'} errors={errors}>
        <AccountSelect
          id="field-paid_from"
          value={draft.paid_from}
          allowClear
          placeholder={t('placeholder.unpaid')}
          offers={(one) => payingRoles.includes(one.system_role)}
          onChange={(paid_from) =>
            set({ paid_from, paid_date: paid_from === null ? null : (draft.paid_date ?? draft.issue_date) })
          }
        />
      </PaperField>
      <PaperField path="paid_date" errors={errors}>
        <DayInput
          id="field-paid_date"
          value={draft.paid_date}
          allowClear
          disabled={draft.paid_from === null}
          onChange={(paid_date) => set({ paid_date })}
        />
      </PaperField>
      <PaperField path="document_language" errors={errors}>
        <Select
          id="field-document_language"
          value={draft.document_language}
          allowClear
          placeholder={t('placeholder.language')}
          options={languages.map((value) => ({ value, label: t(`documentLanguage.${value}`) }))}
          onChange={(value) => set({ document_language: value ?? null })}
        />
      </PaperField>
      <div className="paper-field">
        <span className="paper-label">{t('field.document_type')}</span>
        <span className="paper-value">{t(`type.${type}`)}</span>
      </div>
    </section>
  );
}
