import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyFamilies } from './dynamic-keys.ts';
import { missingIn, web } from './known-messages.ts';
import { readSource } from './source-words.ts';

/** Values that the types allow and the code around the call rules out. */
const ruledOut: Readonly<Record<string, readonly string[]>> = {
  'choice-fields.tsx': ['param.page', 'param.to', 'param.from', 'param.as_at', 'param.figures', 'param.hide_zero'],
  'empty-sheet.tsx': [
    'empty.balance-sheet',
    'empty.profit-loss',
    'empty.cash-flow',
    'empty.trial-balance',
    'empty.general-ledger',
    'empty.journal-report',
    'empty.transaction-detail',
    'empty.account-transaction',
    'empty.custom-report',
  ],
  'use-type-name.ts': ['type.purchase_bill', 'type.purchase_credit_note'],
  'lock-form.tsx': ['ask.none', 'ask.forward', 'ask.ok.none', 'ask.ok.forward', 'done.none'],
  'reading-state.tsx': ['step.processing', 'step.queued'],
};

describe('a key made at run time', () => {
  // One program of the whole web application: its types say which keys there can be.
  it('has a message for every value it can have', { timeout: 240_000 }, () => {
    const families = keyFamilies(join(web, 'tsconfig.json'));
    expect(families.length).toBeGreaterThan(300);
    const missing = families.flatMap(({ path, keys: made }) => {
      const { namespaces: own } = readSource(path, readFileSync(path, 'utf8'));
      const never = ruledOut[basename(path)] ?? [];
      const uses = made.filter((key) => !never.includes(key)).map((key) => ({ key, isPrefix: false }));
      return missingIn({ namespaces: own, uses, literals: [] }).map((key) => `${relative(web, path)}: ${key}`);
    });
    expect(missing).toEqual([]);
  });
});
