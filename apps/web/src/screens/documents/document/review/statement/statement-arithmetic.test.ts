import type { StatementDraft, StatementLineDraft } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { checkLines, emptyLine, emptyStatement, proofOf, swapDirections } from './statement-arithmetic.ts';

const line = (changes: Partial<StatementLineDraft>): StatementLineDraft => ({ ...emptyLine, ...changes });
const statement = (changes: Partial<StatementDraft>): StatementDraft => ({
  ...emptyStatement('HKD'),
  lines: [],
  ...changes,
});

describe('running balances', () => {
  it('flag the one line that does not follow, and go on from what is printed', () => {
    const lines = [
      line({ spent: '10.00', balance: '90.00' }),
      line({ received: '5.00', balance: '96.00' }),
      line({ spent: '6.00', balance: '90.00' }),
    ];
    expect(checkLines(statement({ opening_balance: '100.00', lines }))).toEqual([
      { state: 'ok' },
      { state: 'off', expected: '95.00' },
      { state: 'ok' },
    ]);
  });
  it('count over lines without a printed balance', () => {
    const lines = [line({ spent: '10.00' }), line({ spent: '10.00', balance: '80.00' })];
    expect(checkLines(statement({ opening_balance: '100.00', lines })).map((one) => one.state)).toEqual([
      'unknown',
      'ok',
    ]);
  });
  it('start with the first printed balance when the opening one is missing', () => {
    const lines = [line({ spent: '1.00', balance: '9.00' }), line({ spent: '1.00', balance: '8.00' })];
    expect(checkLines(statement({ lines })).map((one) => one.state)).toEqual(['unknown', 'ok']);
  });
  it('are unknown while the currency is not valid yet', () => {
    expect(checkLines(statement({ currency: 'H', lines: [line({ balance: '1.00' })] }))).toEqual([
      { state: 'unknown' },
    ]);
  });
});

describe('the statement as a whole', () => {
  const lines = [line({ spent: '15.00' }), line({ received: '5.00' })];
  it.each([
    ['100.00', '90.00', '0.00', true],
    ['100.00', '95.00', '-5.00', false],
  ])('from %s to %s leaves %s', (opening, closing, gap, isProved) => {
    expect(proofOf(statement({ opening_balance: opening, closing_balance: closing, lines }))).toMatchObject({
      received: '5.00',
      spent: '15.00',
      counted: '90.00',
      gap,
      isProved,
    });
  });
  it('has no proof while a balance is missing', () => {
    expect(proofOf(statement({ opening_balance: null, closing_balance: '90.00', lines }))).toBeNull();
    expect(proofOf(statement({ currency: 'H', opening_balance: '1.00', closing_balance: '1.00' }))).toBeNull();
  });
});

describe('columns taken for each other', () => {
  it('are swapped on every line, which proves the statement, and back again', () => {
    const lines = [line({ received: '10.00', balance: '90.00' }), line({ spent: '5.00' }), line({})];
    const read = statement({ opening_balance: '100.00', closing_balance: '95.00', lines });
    const swapped = swapDirections(read);
    expect(swapped.lines.map(({ spent, received, balance }) => [spent, received, balance])).toEqual([
      ['10.00', null, '90.00'],
      [null, '5.00', null],
      [null, null, null],
    ]);
    expect([proofOf(read)?.isProved, proofOf(swapped)?.isProved]).toEqual([false, true]);
    expect(swapDirections(swapped)).toEqual(read);
  });
});
