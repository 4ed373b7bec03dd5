import type {
  ApplyCreditRequest,
  BadDebtRequest,
  PayBatchRequest,
  PayInvoiceRequest,
  PayManyRequest,
  RefundRequest,
  UndoSettlementRequest,
} from '@folio/contract';
import { useQuery } from '@tanstack/react-query';
import { api, apiDownload } from '../../api.ts';
import type { InvoiceSide } from './invoice.ts';

/** One key per dialog: a second click, or a click after a lost response, gets the first response. */
const once = (key: string) => ({ quiet: true, headers: { 'Idempotency-Key': key } });

/** The open documents and credits of a contact on one side; an empty id queries nothing. */
export function useContactMoney(contactId: string, side: InvoiceSide) {
  return useQuery({
    queryKey: ['contact-money', contactId, side],
    queryFn: () =>
      api('GET /api/company/:companyId/contact/:id/money', { params: { id: contactId }, quiet: true, query: { side } }),
    enabled: contactId !== '',
    // Not cached, because a dialog must start from the documents that are open now.
    gcTime: 0,
    staleTime: 0,
  });
}

/** Calls that record payments for documents. They are quiet, because the dialogs show errors in place. */
export const moneyCalls = {
  pay: (id: string, body: PayInvoiceRequest, key: string) =>
    api('POST /api/company/:companyId/invoice/:id/payment', { params: { id }, body, ...once(key) }),
  payMany: (body: PayManyRequest, key: string) => api('POST /api/company/:companyId/payment', { body, ...once(key) }),
  payBatch: (body: PayBatchRequest, key: string) =>
    api('POST /api/company/:companyId/payment/batch', { body, ...once(key) }),
  applyCredit: (id: string, body: ApplyCreditRequest, key: string) =>
    api('POST /api/company/:companyId/invoice/:id/apply-credit', { params: { id }, body, ...once(key) }),
  badDebt: (id: string, body: BadDebtRequest, key: string) =>
    api('POST /api/company/:companyId/invoice/:id/bad-debt', { params: { id }, body, ...once(key) }),
  /** `creditId`: a credit note, or the payment whose overpayment it is. */
  refund: (creditId: string, body: RefundRequest, key: string) =>
    api('POST /api/company/:companyId/credit/:id/refund', { params: { id: creditId }, body, ...once(key) }),
  undo: (id: string, body: UndoSettlementRequest, key: string) =>
    api('POST /api/company/:companyId/invoice/:id/undo-settlement', { params: { id }, body, ...once(key) }),
};

/** Downloads the receipt for a customer's payment. */
export function saveReceipt(moneyId: string, number: string): Promise<void> {
  return apiDownload('GET /api/company/:companyId/payment/:id/receipt.pdf', `${number}.pdf`, {
    params: { id: moneyId },
    quiet: true,
  });
}
