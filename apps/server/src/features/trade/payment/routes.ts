import { invoiceMoneyEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
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
  route(app, calls.ofContact, async ({ params, query, call }) => ({
    data: await call.transaction((tx) => contactMoney(tx, call.today, { contactId: params.id, side: query.side })),
  }));
  route(app, calls.pay, async ({ params, body, call }) => ({
    data: await call.transaction(async (tx) => {
      await payInvoice(tx, call, params.id, body);
      return getInvoice(tx, call, params.id);
    }),
  }));
  route(app, calls.payMany, async ({ body, call }) => ({
    data: await call.transaction(async (tx) => {
      const { id, number } = await payMany(tx, call, body);
      return { id, number };
    }),
  }));
  route(app, calls.payBatch, async ({ body, call }) => ({
    data: await call.transaction(async (tx) => {
      const recorded = await payBatch(tx, call, body);
      return recorded.map(({ id, number }) => ({ id, number }));
    }),
  }));
  route(app, calls.applyCredit, async ({ params, body, call }) => ({
    data: await call.transaction(async (tx) => {
      await applyCredit(tx, call, params.id, body);
      return getInvoice(tx, call, params.id);
    }),
  }));
  route(app, calls.badDebt, async ({ params, body, call }) => ({
    data: await call.transaction(async (tx) => {
      await writeOffDebt(tx, call, params.id, body);
      return getInvoice(tx, call, params.id);
    }),
  }));
  route(app, calls.refund, async ({ params, body, call }) => ({
    data: await call.transaction(async (tx) => {
      const { id, number } = await refundCredit(tx, call, params.id, body);
      return { id, number };
    }),
  }));
  route(app, calls.undo, async ({ params, body, call }) => ({
    data: await call.transaction(async (tx) => {
      await undoSettlement(tx, call, params.id, body);
      return getInvoice(tx, call, params.id);
    }),
  }));
  route(app, calls.undoPayment, async ({ params, body, call }) => ({
    data: await call.transaction(async (tx) => {
      await undoPayment(tx, call, params.id, body);
      return null;
    }),
  }));
}
