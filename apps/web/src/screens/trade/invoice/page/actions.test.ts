import type { InvoiceDetail } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { actionsOf } from './actions.ts';

const invoice = (some: Partial<InvoiceDetail>) => ({
  type: 'sales_invoice' as const,
  state: 'unpaid' as const,
  confirm_status: 'confirmed' as const,
  due: '100.00',
  submitted_by_me: false,
  approval_needed: false,
  ...some,
});
const all = (some: Partial<InvoiceDetail>) => {
  const { main, more } = actionsOf(invoice(some), true);
  return [...main, ...more];
};

describe('what may be done with a document', () => {
  it.each<[string, Partial<InvoiceDetail>, string[]]>([
    ['an open invoice is paid or sent', {}, ['pay', 'send']],
    ['a paid one is sent', { state: 'paid', due: '0.00' }, ['send']],
    ['an open bill is paid, or a director did', { type: 'purchase_bill' }, ['pay', 'director']],
    ['a paid bill has no first action', { type: 'purchase_bill', state: 'paid', due: '0.00' }, []],
    [
      'an open credit is set against an invoice or paid back',
      { type: 'sales_credit_note', due: '-50.00' },
      ['applyOut', 'refund'],
    ],
    ['a used up credit is sent', { type: 'sales_credit_note', state: 'applied', due: '0.00' }, ['send']],
    ['a quotation becomes an invoice', { type: 'quotation', state: 'open' }, ['toInvoice', 'send']],
    ['one that waits is approved or sent back', { confirm_status: 'pending' }, ['approve', 'reject']],
    [
      'nobody approves what they handed in',
      { confirm_status: 'pending', submitted_by_me: true, approval_needed: true },
      ['takeBack'],
    ],
    ['a voided one only copied', { state: 'voided' }, []],
  ])('%s', (_, some, main) => {
    expect(actionsOf(invoice(some), true).main).toEqual(main);
  });

  it.each([
    [true, ['takeBack']],
    [false, ['approve', 'takeBack']],
  ] as const)(
    'a user who may not approve can withdraw a waiting document; approval needed: %s',
    (approval_needed, main) => {
      expect(actionsOf(invoice({ confirm_status: 'pending', approval_needed }), false).main).toEqual(main);
    },
  );

  it.each<[string, Partial<InvoiceDetail>, string]>([
    ['a bill is no bad debt of ours', { type: 'purchase_bill' }, 'badDebt'],
    ['nothing is paid twice', { due: '0.00', state: 'paid' }, 'pay'],
    ['a bill is not sent', { type: 'purchase_bill' }, 'send'],
    ['a quotation that became an invoice is not voided', { type: 'quotation', state: 'invoiced' }, 'void'],
    ['a draft is done with in the editor', { confirm_status: 'unconfirmed' }, 'copy'],
  ])('%s', (_, some, action) => {
    expect(all(some)).not.toContain(action);
  });
});
