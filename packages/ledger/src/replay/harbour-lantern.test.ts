import { describe, expect, it } from 'vitest';
import { goldenJournal, goldenJson, goldenNames } from '../../test/golden-files.ts';
import { type JournalEntry, netOf } from '../journal/index.ts';
import { goldenDocumentTotals, goldenReport } from './golden-reports.ts';
import { parseExampleCompany } from './parse.ts';
import { replayEvents } from './replay.ts';

const example = parseExampleCompany(goldenJson('events.json'));
const replay = replayEvents(example);
const { baseCurrency } = example.company;

/** Lists that a report of the example is not asked for in: totals of every document. */
const DOCUMENT_TOTALS = 'document-totals';

function asLedgerFile(entry: JournalEntry) {
  return {
    journalNumber: entry.journalNumber,
    date: entry.date,
    narration: entry.narration,
    kind: entry.kind,
    number: entry.number,
    postings: entry.lines.map((line) => {
      const isForeign = line.foreignAmountMinor !== null && line.foreignAmountMinor !== 0n;
      return {
        accountCode: line.accountCode,
        documentRef: line.documentRef,
        netMinor: netOf(line),
        currency: isForeign ? line.currency : baseCurrency,
        foreignMinor: isForeign ? line.foreignAmountMinor : null,
      };
    }),
  };
}

describe('Harbour Lantern, a whole worked year', () => {
  it('posts the 101 journals of the journal file, posting by posting, with the same numbers', () => {
    const expected = goldenJournal().sort((a, b) => a.journalNumber.localeCompare(b.journalNumber));
    expect(expected).toHaveLength(101);
    expect(replay.entries.map(asLedgerFile)).toEqual(expected);
    expect(replay.lockedThrough).toBe('2026-03-31');
  });

  it.each(example.reports)('gives $file, to the cent and with the same journal numbers', (report) => {
    expect(goldenReport(report, example, replay)).toEqual(goldenJson(`expected/${report.file}.json`));
  });

  it('computes the totals of every document', () => {
    expect(goldenDocumentTotals(example, replay)).toEqual(goldenJson(`expected/${DOCUMENT_TOTALS}.json`));
  });

  it('leaves no expected file uncompared', () => {
    const compared = [...example.reports.map((report) => report.file), DOCUMENT_TOTALS];
    expect(goldenNames('expected')).toEqual(compared.map((file) => `${file}.json`).sort());
    expect(compared).toHaveLength(32);
  });

  it('rejects an unknown report', () => {
    expect(() => goldenReport({ file: 'x', report: 'horoscope', params: {} }, example, replay)).toThrow('bad_example');
  });
});
