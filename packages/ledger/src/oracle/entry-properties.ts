import type { Day } from '../calendar/index.ts';
import { type JournalDraft, type JournalEntry, type JournalLineDraft, netOf, reverse } from '../journal/index.ts';
import { minorDigits } from '../money/index.ts';
import {
  carryingMinorOf,
  controlLinesOf,
  type OpenDocuments,
  openDocumentsFrom,
  openMinorOf,
} from '../posting-rules/index.ts';
import { ORACLE_CONTEXT } from './books.ts';
import { same } from './expectation.ts';
import { naiveAtRate, naiveBalance, naiveDocumentValues, naiveOpenAmount } from './naive-ledger.ts';
import type { Property, Trial } from './property.ts';

const { chart } = ORACLE_CONTEXT;
const EVER = '9999-12-31';

function sumOf(amounts: Iterable<bigint>): bigint {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}

function mayBePosted({ history }: Trial): void {
  same(history.unexpected, [], 'faults of the check');
  for (const entry of history.entries)
    same(sumOf(entry.lines.map(netOf)), 0n, `${entry.journalNumber} in base currency`);
}

function balancesPerCurrency({ history }: Trial): void {
  for (const entry of history.entries) {
    const currencies = new Set(entry.lines.map((line) => line.currency));
    if (currencies.size > 1) continue;
    const units = entry.lines.map((line) => line.foreignAmountMinor ?? netOf(line));
    same(sumOf(units), 0n, `${entry.journalNumber} in ${[...currencies].join()}`);
  }
}

function keepsLocks({ history }: Trial): void {
  history.entries.forEach((entry, index) => {
    const locked = history.lockWhenPosted[index] ?? '';
    same(entry.date > locked, true, `${entry.journalNumber} of ${entry.date} posted after a lock through ${locked}`);
  });
}

/** Open amount and carrying value by reference, without documents for which both are zero. */
function standing(documents: OpenDocuments): Map<string, [bigint, bigint]> {
  const rows = [...documents.values()].map((document): [string, [bigint, bigint]] => [
    document.ref,
    [openMinorOf(document), carryingMinorOf(document)],
  ]);
  return new Map(rows.filter(([, [open, carrying]]) => open !== 0n || carrying !== 0n).sort());
}

function keepsDocuments({ history }: Trial): void {
  const folded = openDocumentsFrom(controlLinesOf(history.entries, chart));
  same(history.openDocuments, folded, 'documents kept up entry by entry');
  for (const document of folded.values())
    same(openMinorOf(document), naiveOpenAmount(history.entries, document.ref, EVER), `open amount of ${document.ref}`);
}

function carriesNothingWhenSettled({ history }: Trial): void {
  for (const document of history.openDocuments.values()) {
    if (openMinorOf(document) === 0n)
      same(carryingMinorOf(document), document.revaluationMinor, `carrying value of settled ${document.ref}`);
  }
}

function agedIsControl({ history, days }: Trial): void {
  for (const day of days) {
    const documents = [...openDocumentsFrom(controlLinesOf(history.entries, chart, day)).values()];
    for (const code of ['1100', '2100']) {
      const naive = naiveDocumentValues(history.entries, code, day);
      const balance = naiveBalance(history.entries, code, day);
      const own = documents.filter((document) => document.controlAccount === code);
      same(sumOf(naive.values()), balance, `documents of ${code} at ${day}`);
      same(sumOf(own.map(carryingMinorOf)), balance, `carrying values of ${code} at ${day}`);
      for (const document of own) same(carryingMinorOf(document), naive.get(document.ref), `${document.ref} at ${day}`);
    }
  }
}

function reversalOf(entry: JournalEntry): JournalDraft {
  const isRevaluation = entry.sourceType === 'fx_revaluation';
  const kind = isRevaluation ? 'fx_revaluation_reversal' : 'void';
  return reverse(entry, entry.date, kind, { number: 'REV', narration: 'Reverse' });
}

/** Every so many entries one is reversed: the books are then as if it had never been. */
function reversalRestores({ history, days }: Trial): void {
  const { entries } = history;
  const stride = Math.max(Math.floor(entries.length / 4), 1);
  for (let index = 0; index < entries.length; index += stride) {
    const entry = entries[index];
    if (entry === undefined) continue;
    const without = entries.filter((other) => other !== entry);
    const reversed = [...entries, reversalOf(entry)];
    const [left, right] = [reversed, without].map((books) => openDocumentsFrom(controlLinesOf(books, chart)));
    if (left !== undefined && right !== undefined)
      same(standing(left), standing(right), `documents with ${entry.journalNumber} reversed`);
    for (const { accountCode } of entry.lines) {
      const [found, expected] = [reversed, without].map((books) => naiveBalance(books, accountCode, days[1]));
      same(found, expected, `${accountCode} with ${entry.journalNumber} reversed`);
    }
  }
}

/**
 * Units and base value of the subject of a revaluation line, from the books at that time: a document or a bank
 * account.
 */
function revalued(books: readonly JournalDraft[], line: JournalLineDraft, day: Day): [bigint, bigint] {
  let [units, base] = [0n, 0n];
  for (const entry of books) {
    if (entry.date > day) continue;
    for (const other of entry.lines) {
      if (other.accountCode !== line.accountCode || other.documentRef !== line.documentRef) continue;
      units += other.foreignAmountMinor ?? 0n;
      base += netOf(other);
    }
  }
  return [units, base];
}

/** Checked directly after a run, also after one that replaced an earlier run. */
function revaluesToTheRate({ history }: Trial): void {
  history.steps.forEach((step, index) => {
    if (step.command.kind !== 'revaluation' || step.index % 3 !== 0) return;
    const books = history.entries.slice(0, history.countAfter[index]);
    const posted = books.slice(history.countAfter[index - 1] ?? 0).filter((entry) => entry.kind === 'fx_revaluation');
    for (const entry of posted) {
      for (const line of entry.lines.filter((each) => each.rate !== null)) {
        const [units, base] = revalued(books, line, entry.date);
        const expected = naiveAtRate(units, minorDigits(line.currency), line.rate ?? '');
        same(base, expected, `${line.documentRef ?? line.accountCode} revalued by ${entry.journalNumber}`);
      }
    }
  });
}

export const ENTRY_PROPERTIES: readonly Property[] = [
  { name: 'every entry a rule makes may be posted, and balances in base currency', check: mayBePosted },
  { name: 'an entry all in one currency balances in that currency', check: balancesPerCurrency },
  { name: 'nothing is posted into a locked period', check: keepsLocks },
  { name: 'open documents kept up entry by entry are those of all lines', check: keepsDocuments },
  { name: 'a settled document carries nothing but a revaluation not yet taken back', check: carriesNothingWhenSettled },
  { name: 'aged totals are the control accounts at any day', check: agedIsControl },
  { name: 'a revaluation, run once or again, carries documents and banks at its rate', check: revaluesToTheRate },
  { name: 'a reversal restores every balance and every document', check: reversalRestores },
];
