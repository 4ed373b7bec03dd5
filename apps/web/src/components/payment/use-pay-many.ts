import type { InvoiceRow, PayManyRequest } from '@folio/contract';
import { useState } from 'react';
import type { InvoiceSide } from '../../api/queries/trade/invoice.ts';
import { faultOf, type Shares, spreadOldestFirst, sumOf } from './spread.ts';

interface PayManyValues {
  amount: string | null;
  account: string;
  date: string;
  reference: string;
  shares: Shares;
}

export type PayManyState = ReturnType<typeof usePayMany>;

/**
 * The typed values of the dialog. Until an amount is typed it is the sum of the shares; a typed amount is allocated
 * to the documents, the oldest first.
 */
export function usePayMany(
  documents: readonly InvoiceRow[],
  chosen: readonly string[],
  currency: string,
  first: { account: string; date: string },
) {
  const [values, setValues] = useState<PayManyValues>(() => {
    const taken = documents.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
    const shares = Object.fromEntries(taken.map(({ id, due }) => [id, due]));
    return { ...first, reference: '', shares, amount: sumOf(Object.values(shares), currency) };
  });
  const [isTyped, setTyped] = useState(false);
  const change = (changes: Partial<PayManyValues>) => setValues((before) => ({ ...before, ...changes }));
  const offered = documents.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  const setAmount = (amount: string | null) => {
    setTyped(true);
    const isSpendable = amount !== null && !amount.startsWith('-');
    change({ amount, shares: isSpendable ? spreadOldestFirst(amount, offered, currency) : {} });
  };
  const setShare = (id: string, amount: string | null) => {
    const { [id]: _before, ...others } = values.shares;
    const shares = amount === null ? others : { ...others, [id]: amount };
    change({ shares, ...(!isTyped && { amount: sumOf(Object.values(shares), currency) }) });
  };
  const sum = sumOf(Object.values(values.shares), currency);
  const fault = faultOf(values.amount ?? '0', values.shares, documents, currency);
  const amount = values.amount ?? '';
  return {
    values,
    change,
    setAmount,
    setShare,
    /** Allocates the amount to all open documents, the oldest first. */
    fill: () => change({ shares: spreadOldestFirst(values.amount ?? '0', documents, currency) }),
    sum,
    fault,
    count: Object.values(values.shares).filter((share) => /[1-9]/.test(share)).length,
    isReady: fault === null && /[1-9]/.test(amount) && !amount.startsWith('-') && values.account !== '',
    request: (contactId: string, side: InvoiceSide): PayManyRequest => ({
      contact_id: contactId,
      side,
      date: values.date,
      account_code: values.account,
      amount: values.amount ?? '0',
      reference: values.reference.trim(),
      allocations: Object.entries(values.shares)
        .filter(([, share]) => /[1-9]/.test(share))
        .map(([id, share]) => ({ id, amount: share })),
    }),
  };
}
