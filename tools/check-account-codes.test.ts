import { describe, expect, it } from 'vitest';
import { accountCodesIn } from './check-account-codes.mjs';

const FEATURE = 'apps/server/src/features/trade/payment/pay.ts';

describe('the check for account codes', () => {
  it.each([
    ['a comparison', "const fee = account.code === '6400';", ['6400']],
    ['a list', "const codes = ['6400', '6410'];", ['6400', '6410']],
    ['a key', "const currencies = { '1030': 'USD' };", ['1030']],
    ['a template without parts', 'const code = `4090`;', ['4090']],
    ['a statement', "const rows = sql`select from line where code in ('6600', '1110')`;", ['6600', '1110']],
    [
      'a statement with parts',
      `const rows = sql\`select from line where id = \${id} and code = '1130' or name = \${name}\`;`,
      ['1130'],
    ],
  ])('finds the codes of %s', (_, text, codes) => {
    expect(accountCodesIn(FEATURE, text).map(({ code }) => code)).toEqual(codes);
  });

  it('names the line', () => {
    expect(accountCodesIn(FEATURE, "const a = 1;\nconst b = '6400';\n")).toEqual([{ code: '6400', line: 2 }]);
  });

  it.each([
    ['a number', 'const size = 4090;'],
    ['a comment', '// The account 6400 of the default chart.'],
    ['a year or a last day', "const end = ['9999', '2026-03-31'];"],
    ['a length in a drawing', 'const sea = <rect width="1520" height="1500" />;'],
    ['a sentence', "const text = 'Codes 1010 to 1079 belong to bank accounts.';"],
  ])('leaves %s', (_, text) => {
    expect(accountCodesIn('apps/web/src/components/sea.tsx', text)).toEqual([]);
  });

  it.each([
    'packages/ledger/src/accounts/default-chart.ts',
    'packages/ledger/src/accounts/default-numbers.ts',
    'packages/ledger/src/exchange/import/account-words.ts',
    'packages/ledger/src/oracle/perform-money.ts',
    'apps/server/src/wiring/demo/seed-demo.ts',
    'apps/server/src/features/trade/payment/pay.test.ts',
  ])('allows codes in %s', (path) => {
    expect(accountCodesIn(path, "const code = '6400';")).toEqual([]);
  });
});
