import { invoiceMoneyEndpoints as calls } from '@folio/contract';
import { companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { getInvoice } from '../invoice/index.ts';
import { applyCredit } from './apply-credit.ts';
import { contactMoney } from './contact-money.ts';
import { payBatch } from './pay-batch.ts';
import { payInvoice } from './pay-invoice.ts';
import { payMany } from './pay-many.ts';
import { refundCredit } from './refund-credit.ts';
import { undoPayment, undoSettlement } from './undo-settlement.ts';
import { writeOffDebt } from './write-off-debt.ts';

export function invoiceMoneyRoutes(app: FolioApp): void {
  companyRoute(app, calls.ofContact, (tx, { params, query, call }) =>
    contactMoney(tx, call.today, { contactId: params.id, side: query.side }),
  );
  companyRoute(app, calls.pay, async (tx, { params, body, call }) => {
    await payInvoice(tx, call, params.id, body);
    return getInvoice(tx, call, params.id);
  });
  companyRoute(app, calls.payMany, async (tx, { body, call }) => {
    const { id, number } = await payMany(tx, call, body);
    return { id, number };
  });
  companyRoute(app, calls.payBatch, async (tx, { body, call }) => {
    const recorded = await payBatch(tx, call, body);
    return recorded.map(({ id, number }) => ({ id, number }));
  });
  companyRoute(app, calls.applyCredit, async (tx, { params, body, call }) => {
    await applyCredit(tx, call, params.id, body);
    return getInvoice(tx, call, params.id);
  });
  companyRoute(app, calls.badDebt, async (tx, { params, body, call }) => {
    await writeOffDebt(tx, call, params.id, body);
    return getInvoice(tx, call, params.id);
  });
  companyRoute(app, calls.refund, async (tx, { params, body, call }) => {
    const { id, number } = await refundCredit(tx, call, params.id, body);
    return { id, number };
  });
  companyRoute(app, calls.undo, async (tx, { params, body, call }) => {
    await undoSettlement(tx, call, params.id, body);
    return getInvoice(tx, call, params.id);
  });
  companyRoute(app, calls.undoPayment, (tx, { params, body, call }) => undoPayment(tx, call, params.id, body));
}
