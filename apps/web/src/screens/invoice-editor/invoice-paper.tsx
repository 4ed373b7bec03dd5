import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { Input, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card.tsx';
import { DayInput } from '../../components/day-input.tsx';
import { FigureInput } from '../../components/figure-input.tsx';
import { useSession } from '../../session/session-store.ts';
import { dueDateOf, isCreditNote, paymentTerms, sideOf, termOf } from './invoice-draft.ts';
import { ItemTable } from './item-table.tsx';
import { PaperField } from './paper-field.tsx';
import type { PaperPartProps } from './paper-part.ts';
import { PartyFields } from './party-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { Totals } from './totals.tsx';
import type { InvoiceEditing } from './use-invoice-draft.ts';

const currencies = ['HKD', 'USD', 'CNY', 'EUR', 'GBP', 'JPY', 'SGD', 'AUD', 'CAD', 'TWD'];
const amountModes = ['no_tax', 'tax_exclusive', 'tax_inclusive'] as const;

/** The sheet: parties and dates above, items in the middle, totals at the right below. */
export function InvoicePaper({
  type,
  editing,
  errors,
}: {
  type: InvoiceType;
  editing: InvoiceEditing;
  errors: Record<string, string[]>;
}) {
  const { draft, change } = editing;
  const part: PaperPartProps = { type, draft, change, errors };
  return (
    <Card className="paper">
      <div className="paper-top">
        <PartyFields {...part} />
        <BasicFields {...part} />
      </div>
      <Modes {...part} />
      <ItemTable {...part} />
      <div className="paper-bottom">
        {isCreditNote(type) ? <span /> : <PaymentFields {...part} />}
        <Totals draft={draft} />
      </div>
    </Card>
  );
}

function BasicFields({ type, draft, change, errors }: PaperPartProps) {
  const { t } = useTranslation('invoice');
  const set = (changes: Partial<InvoiceDraft>) => change((before) => ({ ...before, ...changes }));
  const numberName = isCreditNote(type) ? 'number_credit' : sideOf(type) === 'sales' ? 'number' : 'number_bill';
  const term = termOf(draft.issue_date, draft.due_date);
  return (
    <section className="paper-basic" aria-label={t('section.basic')}>
      <PaperField path="number" name={numberName} errors={errors}>
        <Input
          id="field-number"
          value={draft.number}
          maxLength={60}
          onChange={(event) => set({ number: event.target.value })}
        />
      </PaperField>
      <PaperField path="reference" errors={errors}>
        <Input
          id="field-reference"
          value={draft.reference ?? ''}
          onChange={(event) => set({ reference: event.target.value || null })}
        />
      </PaperField>
      <PaperField path="issue_date" errors={errors}>
        <DayInput
          id="field-issue_date"
          value={draft.issue_date}
          onChange={(day) => set({ issue_date: day, ...(day && term && { due_date: dueDateOf(term, day) }) })}
        />
      </PaperField>
      <PaperField path="due_date" errors={errors}>
        <DayInput id="field-due_date" value={draft.due_date} allowClear onChange={(day) => set({ due_date: day })} />
      </PaperField>
      <PaperField path="payment_terms" errors={errors} className="paper-wide">
        <Select
          id="field-payment_terms"
          value={term}
          placeholder={draft.payment_terms ?? t('placeholder.terms')}
          options={paymentTerms.map((value) => ({ value, label: t(`terms.${value}`) }))}
          disabled={draft.issue_date === null}
          onChange={(value) =>
            draft.issue_date &&
            set({ due_date: dueDateOf(value, draft.issue_date), payment_terms: t(`terms.${value}`) })
          }
        />
      </PaperField>
    </section>
  );
}

/** Currency with its rate, and whether prices contain tax. */
function Modes({ draft, change, errors }: PaperPartProps) {
  const { t } = useTranslation('invoice');
  const { company } = useSession();
  const base = company?.base_currency ?? 'HKD';
  const isForeign = draft.currency !== base;
  const offered = [...new Set([base, draft.currency, ...currencies])];
  return (
    <div className="paper-modes">
      <PaperField path="currency" errors={errors}>
        <Select
          id="field-currency"
          showSearch
          value={draft.currency}
          options={offered.map((value) => ({ value, label: value }))}
          onChange={(currency) =>
            change((before) => ({ ...before, currency, rate: currency === base ? null : before.rate }))
          }
        />
      </PaperField>
      {isForeign && (
        <PaperField path="rate" name="exchange_rate" errors={errors}>
          <FigureInput
            id="field-rate"
            value={draft.rate}
            decimals={8}
            placeholder={t('placeholder.rate', { currency: draft.currency, base })}
            onChange={(rate) => change((before) => ({ ...before, rate }))}
          />
        </PaperField>
      )}
      <div className="paper-field">
        <span className="paper-label">{t('field.amounts_are')}</span>
        <Segmented
          value={draft.amounts_are}
          options={amountModes.map((value) => ({ value, label: t(`amountsAre.${value}`) }))}
          onChange={(value) => change((before) => ({ ...before, amounts_are: value }))}
        />
      </div>
    </div>
  );
}
