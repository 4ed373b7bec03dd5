import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BankFile, type BankFileStatement, readBankCsv, readCamt, readMt940, readOfx } from './index.ts';

/* Published samples of banks' files, read back to the cent against what a person reads in them. */

interface Expected {
  readonly account: string | null;
  /** Null where the sample was not labelled. */
  readonly opening: string | null;
  readonly closing: string | null;
  /** Day, money out, money in. */
  readonly lines: readonly (readonly [string, string | null, string | null])[];
}

const folder = new URL('./fixtures/', import.meta.url);
const expected: Readonly<Record<string, readonly Expected[]>> = JSON.parse(
  readFileSync(new URL('expected.json', folder), 'utf8'),
);

function read(name: string): BankFile {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const file = name.endsWith('.sta')
    ? readMt940(text, null)
    : name.endsWith('.ofx')
      ? readOfx(text, null)
      : name.endsWith('.xml')
        ? readCamt(text, null)
        : readBankCsv(text, { encoding: null });
  if (file === null) throw new Error(`${name} is not read`);
  return file;
}

function plain(name: string, statement: BankFileStatement, wanted: Expected | undefined): Expected {
  const { account, openingBalance, closingBalance, lines } = statement;
  return {
    account,
    opening: wanted?.opening === null ? null : openingBalance,
    closing: wanted?.closing === null ? null : closingBalance,
    lines: lines.map((line) => [(name.endsWith('.sta') ? line.valueDate : null) ?? line.date, line.out, line.in]),
  };
}

describe('published samples', () => {
  it.each(Object.keys(expected))('%s', (name) => {
    const file = read(name);
    const wanted = expected[name] ?? [];
    expect(file.problems).toEqual([]);
    expect(file.statements.map((statement, index) => plain(name, statement, wanted[index]))).toEqual(wanted);
  });
});
