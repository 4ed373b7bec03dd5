import type { DocumentKind, InvoiceDraft } from '@folio/contract';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../../../components/day/day-input.tsx';
import { isUnsure, unsureFirst } from '../../../../../components/document/evidence.ts';
import { FigureInput } from '../../../../../components/money/figure-input.tsx';
import { ContactSelect } from '../../../../../components/select/contact-select.tsx';
import { useReview } from '../review-context.ts';
import { type FieldInput, ReviewField } from '../review-field.tsx';
import { ExchangeRate, MoreFields, PaidFields } from './invoice-more-fields.tsx';
import { ItemAccount, ItemFields } from './item-fields.tsx';
import { type InvoiceFieldsProps, useSetInvoice } from './use-set-invoice.ts';

type SimpleField = 'partner' | 'total' | 'number' | 'issue_date' | 'due_date' | 'currency';

const order: readonly SimpleField[] = ['partner', 'total', 'number', 'issue_date', 'due_date', 'currency'];
const halves: readonly SimpleField[] = ['number', 'issue_date', 'due_date', 'currency'];
const currencies = ['HKD', 'USD', 'CNY', 'EUR', 'GBP', 'JPY', 'SGD', 'AUD', 'CAD', 'TWD', 'KRW', 'MYR', 'THB', 'IDR'];

function pathOf(field: SimpleField, kind: DocumentKind): string {
  if (field !== 'partner') return `invoice.${field}`;
  return kind.startsWith('sales') ? 'invoice.customer.name' : 'invoice.vendor.name';
}

/** The fields of an invoice, bill, credit note or receipt; uncertain fields come first. */
export function InvoiceFields({ kind, invoice }: InvoiceFieldsProps) {
  const { evidence } = useReview();
  // The order is fixed when the document is opened: a field must not move while the user types.
  const [fields] = useState(() => {
    const byPath = new Map(order.map((field) => [pathOf(field, kind), field] as const));
    return unsureFirst([...byPath.keys()], evidence).flatMap((path) => byPath.get(path) ?? []);
  });
  const paired = pairedHalves(fields, (field) => isUnsure(evidence[pathOf(field, kind)]));
  return (
    <div className="review-fields selects-full grid">
      {fields.map((field) => (
        <SimpleFieldInput key={field} field={field} kind={kind} invoice={invoice} isHalf={paired.has(field)} />
      ))}
      <ExchangeRate invoice={invoice} />
      <ItemAccount invoice={invoice} />
      <PaidFields invoice={invoice} kind={kind} />
      <ItemFields invoice={invoice} />
      <MoreFields invoice={invoice} />
    </div>
  );
}

/** Short neighbouring fields share a row; an uncertain field has a row to itself. */
function pairedHalves(
  fields: readonly SimpleField[],
  isAlone: (field: SimpleField) => boolean,
): ReadonlySet<SimpleField> {
  const candidates = fields.filter((field) => halves.includes(field) && !isAlone(field));
  return new Set(candidates.slice(0, candidates.length - (candidates.length % 2)));
}

/** For a single item with quantity one, no added tax and no discount, correcting the total also corrects the item. */
function itemsFor({ items, amounts_are, discount }: InvoiceDraft, total: string | null): Partial<InvoiceDraft> {
  const [item] = items;
  const isOne = item?.quantity === null || item?.quantity === '1';
  if (item === undefined || items.length > 1 || !isOne || total === null) return {};
  if (amounts_are === 'tax_exclusive' || discount !== null || item.discount !== null) return {};
  return { items: [{ ...item, price: total, amount: total }] };
}

function SimpleFieldInput({
  field,
  kind,
  invoice,
  isHalf,
}: InvoiceFieldsProps & { field: SimpleField; isHalf: boolean }) {
  const { t } = useTranslation('invoice');
  const set = useSetInvoice();
  const path = pathOf(field, kind);
  const words: Record<SimpleField, string> = {
    partner: kind.startsWith('sales') ? t('col.to') : t('col.from'),
    total: t('field.total'),
    number: t('col.number'),
    issue_date: t('field.issue_date'),
    due_date: t('field.due_date'),
    currency: t('field.currency'),
  };
  return (
    <ReviewField path={path} label={words[field]} className={isHalf ? 'review-half' : ''}>
      {(input) => {
        if (field === 'partner') return <PartnerInput input={input} kind={kind} invoice={invoice} />;
        if (field === 'total') {
          return (
            <FigureInput
              {...input}
              value={invoice.total}
              currency={invoice.currency}
              onChange={(total) => set(path, { total, ...itemsFor(invoice, total) })}
              className="review-total"
            />
          );
        }
        if (field === 'number') {
          return (
            <Input
              {...input}
              value={invoice.number}
              maxLength={60}
              onChange={(event) => set(path, { number: event.target.value })}
            />
          );
        }
        if (field === 'currency') {
          return (
            <Select
              {...input}
              showSearch
              style={{ width: '100%' }}
              value={invoice.currency}
              options={[...new Set([invoice.currency, ...currencies])].map((value) => ({ value, label: value }))}
              onChange={(currency) => set(path, { currency })}
            />
          );
        }
        return (
          <DayInput
            {...input}
            allowClear
            base={field === 'due_date' ? invoice.issue_date : null}
            value={invoice[field]}
            onChange={(day) => set(path, { [field]: day })}
          />
        );
      }}
    </ReviewField>
  );
}

/** The counterparty, suggested from the known contacts. */
function PartnerInput({ input, kind, invoice }: InvoiceFieldsProps & { input: FieldInput }) {
  const set = useSetInvoice();
  const side = kind.startsWith('sales') ? 'customer' : 'vendor';
  const party = invoice[side];
  return (
    <ContactSelect
      {...input}
      side={side === 'customer' ? 'customer' : 'supplier'}
      value={{ id: invoice.contact_id, name: party.name }}
      onChange={({ id, name }) => set(`invoice.${side}.name`, { [side]: { ...party, name }, contact_id: id })}
    />
  );
}
