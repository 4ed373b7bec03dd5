import type { ManualJournalDraft } from '@folio/contract';
import { addDays, type Day, endOfMonth, isDay } from '@folio/ledger/calendar';
import { absolute, formatMoney, parseMoney } from '@folio/ledger/money';
import { minorOf, type Side, withAmount } from '../../../components/journal-grid/sided-line.ts';

export type JournalLine = ManualJournalDraft['lines'][number];

export const emptyLine: JournalLine = {
  account_code: '',
  debit: null,
  credit: null,
  description: '',
  contact_id: null,
  currency: null,
  foreign_amount: null,
  rate: null,
};

/** A blank journal: two lines, as the shortest entry has. */
export function emptyJournal(date: Day): ManualJournalDraft {
  return { date, narration: '', reference: '', reverse_on: null, lines: [emptyLine, emptyLine] };
}

export function isBlank(line: JournalLine): boolean {
  return (
    line.account_code === '' &&
    line.debit === null &&
    line.credit === null &&
    line.foreign_amount === null &&
    line.description.trim() === ''
  );
}

export function withLine(draft: ManualJournalDraft, index: number, changes: Partial<JournalLine>): ManualJournalDraft {
  return { ...draft, lines: draft.lines.map((line, at) => (at === index ? { ...line, ...changes } : line)) };
}

export function withNewLine(draft: ManualJournalDraft): ManualJournalDraft {
  return { ...draft, lines: [...draft.lines, emptyLine] };
}

/** Adds empty lines up to two, as the shortest entry has. */
function atLeastTwo(lines: readonly JournalLine[]): JournalLine[] {
  return lines.length < 2 ? [...lines, emptyLine, emptyLine].slice(0, 2) : [...lines];
}

/** The draft without a line; at least two lines remain. */
export function withoutLine(draft: ManualJournalDraft, index: number): ManualJournalDraft {
  return { ...draft, lines: atLeastTwo(draft.lines.filter((_, at) => at !== index)) };
}

/** What a template keeps: blank lines are left out. */
export function withoutBlankLines(draft: ManualJournalDraft): ManualJournalDraft {
  return { ...draft, lines: atLeastTwo(draft.lines.filter((line) => !isBlank(line))) };
}

export interface JournalTotals {
  debit: string;
  credit: string;
  difference: string;
  /** True if debits equal credits and are not zero. */
  isBalanced: boolean;
}

/** The totals of the amounts that can be parsed, in base currency. */
export function journalTotals(lines: readonly JournalLine[], base: string): JournalTotals {
  const sum = (side: Side) => lines.reduce((total, line) => total + minorOf(line[side], base), 0n);
  const debit = sum('debit');
  const credit = sum('credit');
  return {
    debit: formatMoney(debit, base),
    credit: formatMoney(credit, base),
    difference: formatMoney(debit - credit, base),
    isBalanced: debit === credit && debit !== 0n,
  };
}

/** The side and amount with which a line (or an added one) would balance the journal; null when the others balance. */
export function balancingAmount(
  lines: readonly JournalLine[],
  index: number,
  base: string,
): { side: Side; amount: string } | null {
  const others = lines.filter((_, at) => at !== index);
  const difference = parseMoney(journalTotals(others, base).difference, base);
  if (difference === 0n) return null;
  return { side: difference > 0n ? 'credit' : 'debit', amount: formatMoney(absolute(difference), base) };
}

/** The journal balanced by its last line without an amount, or by an added line if every line has one. */
export function withBalance(draft: ManualJournalDraft, base: string): ManualJournalDraft {
  const open = draft.lines.findLastIndex((line) => line.debit === null && line.credit === null);
  const index = open < 0 ? draft.lines.length : open;
  const missing = balancingAmount(draft.lines, index, base);
  if (missing === null) return draft;
  return withLine(open < 0 ? withNewLine(draft) : draft, index, withAmount(missing.side, missing.amount));
}

/** Changes a line's account: the foreign amount stays only if the account has that currency. */
export function withAccount(
  line: JournalLine,
  account: { code: string; currency: string | null } | null,
  base: string,
): Partial<JournalLine> {
  const currency = account?.currency && account.currency !== base ? account.currency : null;
  const foreign = currency === line.currency ? {} : { currency, foreign_amount: null, rate: null };
  return { account_code: account?.code ?? '', ...foreign };
}

/** The first day of the next month: the usual day to reverse an accrual. */
export function firstOfNextMonth(day: string): Day | null {
  return isDay(day) ? addDays(endOfMonth(day), 1) : null;
}

/**
 * A draft copied from a template or another journal: dated today, and reversed on the first day of the next month if
 * the source had a reversal date.
 */
export function draftFrom(source: ManualJournalDraft, today: Day): ManualJournalDraft {
  const reversal = source.reverse_on === null ? null : firstOfNextMonth(today);
  return { ...source, date: today, reverse_on: reversal, lines: atLeastTwo(source.lines) };
}

/** Applies a template to a draft: it fills an empty draft, or adds its lines to one that has content. */
export function withTemplate(draft: ManualJournalDraft, template: ManualJournalDraft): ManualJournalDraft {
  const begun = draft.lines.filter((line) => !isBlank(line));
  const reversal = template.reverse_on === null ? draft.reverse_on : (draft.reverse_on ?? firstOfNextMonth(draft.date));
  return {
    ...draft,
    narration: draft.narration || template.narration,
    reference: draft.reference || template.reference,
    reverse_on: reversal,
    lines: atLeastTwo([...begun, ...template.lines]),
  };
}

/**
 * The line (from 0) and the field a path names: `lines.0.debit`, `draft.lines.3.account_code`; line is null for the
 * head.
 */
export function placeOfPath(path: string): { line: number | null; field: string } {
  const parts = path.split('.').filter((part) => part !== 'draft');
  if (parts[0] !== 'lines') return { line: null, field: parts.join('_') };
  const line = Number(parts[1]);
  return Number.isInteger(line) ? { line, field: parts.slice(2).join('_') } : { line: null, field: 'lines' };
}

/** The server's error messages for a line. */
export function sentencesOfLine(errors: Readonly<Record<string, string[]>>, index: number): string[] {
  return Object.entries(errors).flatMap(([path, sentences]) => (placeOfPath(path).line === index ? sentences : []));
}

/** The server's error messages for a field of the head. */
export function sentencesOfHead(errors: Readonly<Record<string, string[]>>, field: string): string[] {
  return Object.entries(errors).flatMap(([path, sentences]) => {
    const place = placeOfPath(path);
    return place.line === null && place.field === field ? sentences : [];
  });
}
