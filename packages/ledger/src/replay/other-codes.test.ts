import { describe, expect, it } from 'vitest';
import { goldenJson } from '../../test/golden-files.ts';
import { hasDefaultCodes } from '../accounts/index.ts';
import type { ExampleCompany } from './example.ts';
import { goldenDocumentTotals, goldenReport } from './golden-reports.ts';
import { parseExampleCompany } from './parse.ts';
import { replayEvents } from './replay.ts';

const example = parseExampleCompany(goldenJson('events.json'));

/** Another code for each account, in the same order, because reports list accounts by code. */
const OTHER_CODES = new Map(
  example.accounts.map(({ code }, index) => [code, `GL.${String(index + 1).padStart(3, '0')}`]),
);
const nameOf = (code: string) => `Konto ${code} of another system`;
const nameZhOf = (code: string) => `另一系統之科目 ${code}`;

/** The properties of events and report parameters that hold the code of an account. */
const CODE_PROPERTIES: ReadonlySet<string> = new Set(['account', 'accounts', 'feeAccount', 'from', 'paidFrom', 'to']);

function withOtherCodes<T>(value: T, property?: string): T;
function withOtherCodes(value: unknown, property = ''): unknown {
  if (typeof value === 'string') return CODE_PROPERTIES.has(property) ? (OTHER_CODES.get(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((item) => withOtherCodes(item, property));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withOtherCodes(item, key)]));
}

const other: ExampleCompany = {
  ...example,
  accounts: example.accounts.map((account) => {
    const code = OTHER_CODES.get(account.code) ?? '';
    return { ...account, code, name: nameOf(code), nameZh: nameZhOf(code) };
  }),
  events: withOtherCodes(example.events),
  reports: withOtherCodes(example.reports),
};

/** A report on the other chart, with the codes and names of the example. */
function withCodesOfExample(report: unknown): unknown {
  let text = JSON.stringify(report);
  for (const account of example.accounts) {
    const code = OTHER_CODES.get(account.code) ?? '';
    text = text
      .replaceAll(nameOf(code), account.name)
      .replaceAll(nameZhOf(code), account.nameZh)
      .replaceAll(code, account.code);
  }
  return JSON.parse(text);
}

describe('the worked year on a chart with other codes and names', () => {
  const replay = replayEvents(other);

  it('shares no code with the default chart', () => {
    const codes = new Set(example.accounts.map(({ code }) => code));
    expect(other.accounts.filter(({ code }) => codes.has(code))).toEqual([]);
    expect(hasDefaultCodes(other.accounts)).toBe(false);
    expect(hasDefaultCodes(example.accounts)).toBe(true);
    expect(replay.entries.flatMap(({ lines }) => lines).filter(({ accountCode }) => codes.has(accountCode))).toEqual(
      [],
    );
  });

  it.each(other.reports)('gives $file as on the default chart', (report) => {
    const expected = goldenJson(`expected/${report.file}.json`);
    expect(withCodesOfExample(goldenReport(report, other, replay))).toEqual(expected);
  });

  it('gives the same totals of every document', () => {
    expect(goldenDocumentTotals(other, replay)).toEqual(goldenJson('expected/document-totals.json'));
  });
});
