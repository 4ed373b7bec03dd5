import type { InvoiceDraft } from '@folio/contract';
import { Input, Select } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaymentTerms } from '../../../api/queries/trade/sales-setting.ts';
import { DayInput } from '../../day/day-input.tsx';
import { accountName } from '../../select/account-select.tsx';
import { withDueDate, withIssueDate, withTerm } from '../draft-defaults.ts';
import { isCreditNote, sideOf } from '../invoice-draft.ts';
import { PaperField } from '../paper-field.tsx';
import type { PaperPartProps } from '../paper-part.ts';

/** The dates, the terms between them, and the reference numbers of the counterpart. */
export const BasicFields = memo(function BasicFields(props: PaperPartProps) {
  const { t } = useTranslation('invoice-editor');
  const { type, head, change, errors } = props;
  const { data: terms = [] } = usePaymentTerms();
  const isPaidLater = !isCreditNote(type) && !head.is_receipt && type !== 'quotation';
  return (
    <section className="sheet-basic grid content-start columns-even" aria-label={t('section.basic')}>
      <PaperField path="issue_date" name="issueDate" errors={errors}>
        <DayInput
          id="field-issue_date"
          value={head.issue_date}
          onChange={(day) => change((before) => withIssueDate(before, day, terms))}
        />
      </PaperField>
      <PaperField path="due_date" name={type === 'quotation' ? 'validUntil' : 'dueDate'} errors={errors}>
        <DayInput
          id="field-due_date"
          value={head.due_date}
          allowClear
          base={head.issue_date}
          onChange={(day) => change((before) => withDueDate(before, day, terms))}
        />
      </PaperField>
      {isPaidLater && <TermField {...props} />}
      <TextField {...props} field="order_number" name={sideOf(type) === 'sales' ? 'orderNumber' : 'ourOrderNumber'} />
      <TextField {...props} field="reference" name="reference" />
    </section>
  );
});

function TermField({ head, change, errors }: PaperPartProps) {
  const { t } = useTranslation('invoice-editor');
  const { data: terms = [], isPending } = usePaymentTerms();
  const offered = terms.filter((term) => term.active || term.id === head.payment_term_id);
  return (
    <PaperField path="payment_term_id" name="paymentTerms" errors={errors}>
      <Select<string>
        id="field-payment_term_id"
        allowClear
        loading={isPending}
        value={head.payment_term_id}
        placeholder={head.payment_terms ?? t('placeholder.terms')}
        options={offered.map((term) => ({
          value: term.id,
          label: accountName({ ...term, name_zh: term.name_zh ?? null }),
        }))}
        onChange={(id) => change((before) => withTerm(before, terms.find((term) => term.id === id) ?? null))}
      />
    </PaperField>
  );
}

interface TextFieldProps extends PaperPartProps {
  field: 'order_number' | 'reference';
  name: string;
}

function TextField({ field, name, head, change, errors }: TextFieldProps) {
  return (
    <PaperField path={field} name={name} errors={errors}>
      <Input
        id={`field-${field}`}
        value={head[field] ?? ''}
        maxLength={400}
        onChange={(event) => {
          const changes: Partial<InvoiceDraft> = { [field]: event.target.value || null };
          change((before) => ({ ...before, ...changes }));
        }}
      />
    </PaperField>
  );
}
