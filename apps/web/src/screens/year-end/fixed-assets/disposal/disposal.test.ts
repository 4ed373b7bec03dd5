import type { DisposalCandidate } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { isDisposalReady, sentDisposal, startOfDisposal, type TypedDisposal } from './disposal.ts';

const line: DisposalCandidate = {
  kind: 'invoice_line',
  entry_id: 'entry',
  line_no: 2,
  record_id: 'invoice',
  number: 'INV-1',
  date: '2026-04-01',
  party: 'Blue Harbour',
  description: 'Old laptop',
  account: '4000',
  amount: '3000.00',
};
const typed = (over: Partial<TypedDisposal>): TypedDisposal => ({
  ...startOfDisposal,
  date: '2026-04-15',
  note: '',
  proceeds: '55.00',
  proceeds_account: '2200',
  ...over,
});
const source = { kind: 'invoice_line', entry_id: 'entry', line_no: 2 };

describe('what is sent for a disposal', () => {
  it.each([
    ['a line decides amount and account', { way: 'invoice_line', line }, true, ['3000.00', '4000', source]],
    ['a way without its line is not ready', { way: 'bank_line', line }, false, ['0', null, null]],
    ['scrap has no proceeds, whatever was typed', { way: 'scrap', line }, true, ['0', null, null]],
    ['an account has what was typed', { way: 'account', line }, true, ['55.00', '2200', null]],
    ['no account is not ready', { way: 'account', proceeds_account: null }, false, ['55.00', null, null]],
    ['an empty amount is zero', { way: 'account', proceeds: '' }, true, ['0', '2200', null]],
  ] as const)('%s', (_, over, isReady, expected) => {
    const sent = sentDisposal(typed(over));
    expect([isDisposalReady(typed(over)), [sent.proceeds, sent.proceeds_account, sent.source]]).toEqual([
      isReady,
      expected,
    ]);
  });
});
