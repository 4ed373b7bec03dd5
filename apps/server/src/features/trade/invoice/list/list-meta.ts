import { type AgeTotal, type InvoiceListMeta, type InvoiceState, type InvoiceTab, invoiceAge } from '@folio/contract';
import { formatMoney } from '@folio/ledger';
import type { InvoiceSum } from './list-store.ts';

/** The tab of each state, besides `all`; the tabs of `draft` differ by their status. */
const TABS: Readonly<Record<InvoiceState, readonly InvoiceTab[]>> = {
  draft: ['draft'],
  unpaid: ['open'],
  partly_paid: ['open'],
  unapplied: ['open'],
  partly_applied: ['open'],
  open: ['open'],
  accepted: ['open'],
  overdue: ['open', 'overdue'],
  expired: ['overdue'],
  paid: ['paid'],
  applied: ['paid'],
  invoiced: ['paid'],
  declined: ['voided'],
  voided: ['voided'],
};

/** The number of documents in each tab. Documents waiting for approval have a separate tab. */
export function countTabs(sums: readonly InvoiceSum[]): InvoiceListMeta['counts'] {
  const counts = { all: 0, draft: 0, pending: 0, open: 0, overdue: 0, paid: 0, voided: 0 };
  for (const { state, confirmStatus, documents } of sums) {
    counts.all += documents;
    const tabs = confirmStatus === 'pending' ? (['pending'] as const) : TABS[state];
    for (const tab of tabs) counts[tab] += documents;
  }
  return counts;
}

type Totals = Pick<InvoiceListMeta, 'total' | 'total_base' | 'due_base' | 'by_currency'>;

/**
 * The sums of the documents by currency and in base currency: credit notes are subtracted, drafts and voided
 * documents left out.
 */
export function totalsOf(sums: readonly InvoiceSum[], baseCurrency: string): Totals {
  const counted = sums.filter(({ state }) => state !== 'draft' && state !== 'voided');
  const add = (of: readonly InvoiceSum[], pick: (sum: InvoiceSum) => bigint) =>
    of.reduce((total, sum) => total + pick(sum), 0n);
  const currencies = [...Map.groupBy(counted, ({ currency }) => currency)].sort(([left], [right]) =>
    left < right ? -1 : 1,
  );
  return {
    total: sums.reduce((total, { documents }) => total + documents, 0),
    total_base: formatMoney(
      add(counted, ({ baseMinor }) => baseMinor),
      baseCurrency,
    ),
    due_base: formatMoney(
      add(counted, ({ openBaseMinor }) => openBaseMinor),
      baseCurrency,
    ),
    by_currency: currencies.map(([currency, of]) => {
      const totalMinor = add(of, (sum) => sum.totalMinor);
      const dueMinor = add(of, ({ openMinor }) => openMinor);
      const money = (minor: bigint) => formatMoney(minor, currency);
      return { currency, total: money(totalMinor), paid: money(totalMinor - dueMinor), due: money(dueMinor) };
    }),
  };
}

/** The amounts due by age, in base currency. */
export function ageingOf(sums: readonly InvoiceSum[], baseCurrency: string): AgeTotal[] {
  return invoiceAge.options.map((age) => {
    const own = sums.filter((sum) => sum.age === age);
    const dueMinor = own.reduce((total, { openBaseMinor }) => total + openBaseMinor, 0n);
    const documents = own.reduce((total, sum) => total + sum.documents, 0);
    return { age, documents, due_base: formatMoney(dueMinor, baseCurrency) };
  });
}
