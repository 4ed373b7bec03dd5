import type { InvoiceRow } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import {
  blankView,
  commonContact,
  isFiltered,
  isOn,
  queryOf,
  rowsFor,
  tabsOf,
  withAge,
  without,
  withTab,
} from './list-view.ts';

const counts = { all: 9, draft: 2, pending: 0, open: 3, overdue: 1, paid: 3, voided: 1 };
const row = (some: Partial<InvoiceRow>): InvoiceRow => ({
  id: 'a',
  type: 'sales_invoice',
  number: 'INV-1',
  reference: null,
  contact: 'Aurora',
  contact_zh: null,
  contact_id: 'c',
  issue_date: '2026-01-01',
  due_date: '2026-01-31',
  currency: 'HKD',
  total: '100.00',
  paid: '0.00',
  due: '100.00',
  total_base: '100.00',
  due_base: '100.00',
  state: 'unpaid',
  confirm_status: 'confirmed',
  document_id: null,
  sent_at: null,
  viewed_at: null,
  ...some,
});

describe('the tabs', () => {
  it('each has its own count', () => {
    expect(tabsOf('sales', counts, '').map(({ value, count }) => `${value}:${count}`)).toEqual([
      ':9',
      'draft:2',
      'open:3',
      'overdue:1',
      'paid:3',
      'voided:1',
    ]);
  });
  it.each([
    ['something waits for approval', { ...counts, pending: 1 }, '', true],
    ['somebody looks there', counts, 'pending', true],
    ['neither', counts, '', false],
  ])('awaiting approval is shown where %s', (_, of, open, stands) => {
    expect(tabsOf('sales', of, open).some(({ value }) => value === 'pending')).toBe(stands);
  });
});

describe('what the address asks for', () => {
  it.each([
    ['everything', 'sales', {}, {}],
    [
      'drafts without what waits',
      'sales',
      { state: 'draft' },
      { state: 'draft', confirm_status: 'unconfirmed,rejected' },
    ],
    ['what waits', 'sales', { state: 'pending' }, { confirm_status: 'pending' }],
    ['what is open', 'sales', { state: 'open' }, { state: 'unpaid,partly_paid,overdue,unapplied,partly_applied' }],
    ['a state without a tab', 'sales', { state: 'partly_paid' }, { state: 'partly_paid' }],
    [
      'a status of one’s own choice',
      'sales',
      { state: 'draft', confirm: 'rejected' },
      { state: 'draft', confirm_status: 'rejected' },
    ],
    ['one type', 'purchases', { type: 'purchase_credit_note' }, { type: 'purchase_credit_note' }],
    ['a type of the other side is none', 'purchases', { type: 'sales_invoice' }, {}],
    ['quotations', 'quotations', { state: 'declined' }, { type: 'quotation', state: 'declined,voided' }],
    ['an age', 'sales', { age: '31_60' }, { age: '31_60' }],
    ['a word that is no age', 'sales', { age: 'old' }, {}],
    ['quotations have no age', 'quotations', { age: '31_60' }, { type: 'quotation' }],
    ['days and a contact', 'sales', { from: '2026-01-01', contact: 'c' }, { from: '2026-01-01', contact_id: 'c' }],
  ] as const)('%s', (_, kind, view, expected) => {
    const asked = queryOf(kind, { ...blankView, ...view });
    expect(JSON.parse(JSON.stringify(asked))).toEqual({ sort: '-issue_date', ...expected });
  });
});

describe('filters', () => {
  it('days are one filter, taken away together', () => {
    const view = { ...blankView, from: '2026-01-01' };
    expect([isOn(view, 'days'), isFiltered(view), without('days')]).toEqual([true, true, { from: '', to: '' }]);
  });
  it.each([
    ['', { age: '1_30' }],
    ['open', { age: '1_30' }],
    ['paid', { age: '1_30', state: '' }],
    ['overdue', { age: '1_30', state: '' }],
  ])('an age on the tab %j', (state, expected) => {
    expect(withAge({ ...blankView, state }, '1_30')).toEqual(expected);
  });
  it.each([
    ['open', { state: 'open' }],
    ['paid', { state: 'paid', age: '' }],
  ])('the tab %s and an age', (state, expected) => {
    expect(withTab(state)).toEqual(expected);
  });
  it('sorting and paging narrow nothing', () => {
    expect(isFiltered({ ...blankView, sort: 'due', page: '3' })).toBe(false);
  });
});

describe('what is done with several', () => {
  it.each([
    ['confirm', { confirm_status: 'unconfirmed' }, 1],
    ['confirm', {}, 0],
    ['remove', { confirm_status: 'pending' }, 0],
    ['remove', { confirm_status: 'rejected' }, 1],
    ['send', {}, 1],
    ['send', { type: 'purchase_bill' }, 0],
    ['send', { state: 'voided' }, 0],
    ['pay', {}, 1],
    ['pay', { due: '0.00', state: 'paid' }, 0],
    ['pay', { type: 'sales_credit_note', due: '-50.00' }, 0],
  ] as const)('%s of %j', (act, some, count) => {
    expect(rowsFor(act, [row(some)])).toHaveLength(count);
  });
  it.each([
    [['c', 'c'], 'c'],
    [['c', 'd'], null],
    [[null, null], null],
    [[], null],
  ])('contacts %j have in common %s', (ids, common) => {
    expect(commonContact(ids.map((contact_id) => ({ contact_id })))).toBe(common);
  });
});
