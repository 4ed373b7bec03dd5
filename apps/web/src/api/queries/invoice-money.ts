import type {
  ApplyCreditRequest,
  BadDebtRequest,
  ContactMoney,
  InvoiceDetail,
  PayBatchRequest,
  PayInvoiceRequest,
  PayManyRequest,
  RefundRequest,
  UndoSettlementRequest,
} from '@folio/contract';
import { useQuery } from '@tanstack/react-query';
import { download, get, post } from '../client.ts';
import type { InvoiceSide } from './invoice.ts';

const base = '/api/company/:companyId';
const one = (id: string) => `${base}/invoice/${encodeURIComponent(id)}`;
/** One key for a dialog: a second click, or a click after a lost answer, gets the first answer. */
const once = (key: string) => ({ quiet: true, headers: { 'Idempotency-Key': key } });

/** The open documents and credits of a contact on one side; an empty id asks for nothing. */
export function useContactMoney(contactId: string, side: InvoiceSide) {
  return useQuery({
    queryKey: ['contact-money', contactId, side],
    queryFn: () =>
      get<ContactMoney>(`${base}/contact/${encodeURIComponent(contactId)}/money`, { quiet: true, query: { side } }),
    enabled: contactId !== '',
    // A dialog begins with what it finds: that must be what is open now.
    gcTime: 0,
    staleTime: 0,
  });
}

/** What moves money for documents. The dialogs show refusals in place, so they are quiet. */
export const moneyCalls = {
  pay: (id: string, body: PayInvoiceRequest, key: string) => post<InvoiceDetail>(`${one(id)}/payment`, body, once(key)),
  payMany: (body: PayManyRequest, key: string) =>
    post<{ id: string; number: string }>(`${base}/payment`, body, once(key)),
  payBatch: (body: PayBatchRequest, key: string) =>
    post<{ id: string; number: string }[]>(`${base}/payment/batch`, body, once(key)),
  applyCredit: (id: string, body: ApplyCreditRequest, key: string) =>
    post<InvoiceDetail>(`${one(id)}/apply-credit`, body, once(key)),
  badDebt: (id: string, body: BadDebtRequest, key: string) =>
    post<InvoiceDetail>(`${one(id)}/bad-debt`, body, once(key)),
  /** `creditId`: a credit note, or the money record whose over-payment it is. */
  refund: (creditId: string, body: RefundRequest, key: string) =>
    post<{ id: string; number: string }>(`${base}/credit/${encodeURIComponent(creditId)}/refund`, body, once(key)),
  undo: (id: string, body: UndoSettlementRequest, key: string) =>
    post<InvoiceDetail>(`${one(id)}/undo-settlement`, body, once(key)),
};

/** Saves the receipt for money a customer paid. */
export function saveReceipt(moneyId: string, number: string): Promise<void> {
  return download(`${base}/payment/${encodeURIComponent(moneyId)}/receipt.pdf`, `${number}.pdf`, { quiet: true });
}
