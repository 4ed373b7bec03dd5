import type { ScheduleSourceLine } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf, isReady, ofKind, ofLine, startOf } from './typed-schedule.ts';

const line: ScheduleSourceLine = {
  entry_id: 'e1',
  line_no: 1,
  number: 'B-1',
  date: '2026-04-02',
  party: 'Insurer',
  description: 'Insurance 1/4/2026–31/3/2027',
  account: '6000',
  amount: '1200.00',
  period: { from: '2026-04-01', to: '2027-03-31', words: '1/4/2026-31/3/2027', stated_by: 'line' },
  document_id: null,
};
const account = { name: '', name_zh: '', active: true, postable: true, system_role: null };
const accounts = [
  { ...account, code: '6000', type: 'expense' },
  { ...account, code: '1140', type: 'asset', system_role: 'prepayments' },
] as unknown as Parameters<typeof ofLine>[2];

describe('a schedule as it is typed', () => {
  it('takes words, amount, period and account of a line, and proposes the account of prepayments', () => {
    const typed = ofLine(line, startOf('2026-06-15'), accounts);
    expect(typed).toMatchObject({
      name: line.description,
      amount: '1200.00',
      result_account: '6000',
      balance_account: '1140',
    });
    expect([typed.from, typed.to]).toEqual(['2026-04-01', '2027-03-31']);
    expect(isReady(typed)).toBe(true);
    expect(bodyOf(typed).source).toEqual({ entry_id: 'e1', line_no: 1 });
  });

  it('keeps the typed period where a line states none, and takes its asset account as the balance account', () => {
    const typed = ofLine({ ...line, account: '1140', period: null }, startOf('2026-06-15'), accounts);
    expect([typed.from, typed.to, typed.balance_account]).toEqual(['2026-06-01', '2027-05-31', '1140']);
  });

  it('proposes one month for an accrual, and its reversal on the next day', () => {
    expect(ofKind('accrual', startOf('2026-06-15'))).toMatchObject({ to: '2026-06-30', reverse_on: '2026-07-01' });
    expect(ofKind('prepayment', ofKind('accrual', startOf('2026-06-15'))).reverse_on).toBeNull();
  });
});
