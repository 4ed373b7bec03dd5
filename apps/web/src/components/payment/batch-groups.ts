import type { InvoiceRow, PayBatchRequest } from '@folio/contract';
import type { InvoiceSide } from '../../api/queries/trade/invoice.ts';
import { sumOf } from './spread.ts';

type Payable = Pick<InvoiceRow, 'id' | 'contact_id' | 'contact' | 'contact_zh' | 'number' | 'currency' | 'due'>;

/** The documents of one contact in one currency, settled by one payment. */
export interface BatchGroup {
  contactId: string;
  currency: string;
  documents: Payable[];
  amount: string;
}

/** One group for each contact and currency, in the order of the contacts' names. */
export function batchGroups(rows: readonly Payable[]): BatchGroup[] {
  const groups = new Map<string, Payable[]>();
  for (const row of rows) {
    if (row.contact_id === null) continue;
    const key = `${row.contact_id} ${row.currency}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()]
    .flatMap((documents) => {
      const [first] = documents;
      if (first === undefined || first.contact_id === null) return [];
      const { currency, contact_id: contactId } = first;
      const amount = sumOf(
        documents.map(({ due }) => due),
        currency,
      );
      return [{ contactId, currency, documents, amount, name: first.contact }];
    })
    .sort((one, other) => one.name.localeCompare(other.name) || one.currency.localeCompare(other.currency))
    .map(({ name: _, ...group }) => group);
}

/** The sum of all groups per currency, in the order in which the currencies appear. */
export function batchTotals(groups: readonly BatchGroup[]): { currency: string; amount: string }[] {
  return [...new Set(groups.map(({ currency }) => currency))].map((currency) => ({
    currency,
    amount: sumOf(
      groups.filter((group) => group.currency === currency).map(({ amount }) => amount),
      currency,
    ),
  }));
}

interface BatchValues {
  date: string;
  reference: string;
  accounts: Readonly<Record<string, string>>;
}

export function batchRequest(groups: readonly BatchGroup[], side: InvoiceSide, values: BatchValues): PayBatchRequest {
  return {
    side,
    date: values.date,
    reference: values.reference.trim(),
    payments: groups.map(({ contactId, currency, documents, amount }) => ({
      contact_id: contactId,
      account_code: values.accounts[currency] ?? '',
      amount,
      allocations: documents.map(({ id, due }) => ({ id, amount: due })),
    })),
  };
}
