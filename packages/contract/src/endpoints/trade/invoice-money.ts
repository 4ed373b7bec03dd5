import { z } from 'zod';
import { invoiceDetail } from '../../trade/invoice.ts';
import * as money from '../../trade/invoice-money.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { id, nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('payments');

export const invoiceMoneyEndpoints = {
  ofContact: endpoint('GET', `${company}/contact/:id/money`, 'read', {
    summary: 'Documents and credits of a contact that are open',
    query: z.object({ side: z.enum(['sales', 'purchases']) }),
    data: money.contactMoney,
  }),
  pay: endpoint('POST', `${company}/invoice/:id/payment`, 'write', {
    summary: 'Record a payment of a document',
    body: money.payInvoiceRequest,
    data: invoiceDetail,
    idempotent: true,
    postsByDate: true,
  }),
  payMany: endpoint('POST', `${company}/payment`, 'write', {
    summary: 'One receipt or payment over several documents',
    body: money.payManyRequest,
    data: z.object({ id, number: z.string() }),
    idempotent: true,
    postsByDate: true,
  }),
  payBatch: endpoint('POST', `${company}/payment/batch`, 'write', {
    summary: 'Receipts or payments of several contacts, all or none',
    body: money.payBatchRequest,
    data: z.array(z.object({ id, number: z.string() })),
    idempotent: true,
    postsByDate: true,
  }),
  applyCredit: endpoint('POST', `${company}/invoice/:id/apply-credit`, 'write', {
    summary: 'Apply an open credit to a document',
    body: money.applyCreditRequest,
    data: invoiceDetail,
    idempotent: true,
    postsByDate: true,
  }),
  badDebt: endpoint('POST', `${company}/invoice/:id/bad-debt`, 'write', {
    summary: 'Write off the amount due of an invoice',
    body: money.badDebtRequest,
    data: invoiceDetail,
    idempotent: true,
    postsByDate: true,
  }),
  refund: endpoint('POST', `${company}/credit/:id/refund`, 'write', {
    summary: 'Refund a credit note or overpayment',
    body: money.refundRequest,
    data: z.object({ id, number: z.string() }),
    idempotent: true,
    postsByDate: true,
  }),
  undo: endpoint('POST', `${company}/invoice/:id/undo-settlement`, 'write', {
    summary: 'Undo a payment or allocation',
    body: money.undoSettlementRequest,
    data: invoiceDetail,
    idempotent: true,
  }),
  undoPayment: endpoint('POST', `${company}/payment/:id/undo`, 'write', {
    summary: 'Undo a receipt, payment or refund',
    body: money.undoPaymentRequest,
    data: nothing,
    idempotent: true,
  }),
  receipt: endpoint('GET', `${company}/payment/:id/receipt.pdf`, 'read', {
    summary: 'A receipt for money a customer paid',
    query: z.object({ language: z.enum(['en-US', 'zh-Hant', 'bilingual']).optional() }),
    data: z.any(),
    answer: 'file',
  }),
};
