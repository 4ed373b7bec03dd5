import { type Account, type AccountCode, type Chart, isControlAccount, isPresentationOnly } from '../accounts/index.ts';
import { type Day, isDay } from '../calendar/index.ts';
import type { JournalDraft, JournalLineDraft } from './entry.ts';

/** Why an entry may not be posted. `line` counts from 0; amounts are base minor units. */
export type EntryIssue =
  | { readonly code: 'bad_day'; readonly date: string }
  | { readonly code: 'empty' }
  | { readonly code: 'unbalanced'; readonly debitMinor: bigint; readonly creditMinor: bigint }
  | { readonly code: 'locked_period'; readonly date: Day; readonly lockedThrough: Day }
  | { readonly code: LineFaultCode; readonly line: number; readonly accountCode: AccountCode };

export type LineFaultCode =
  | 'both_sides'
  | 'nil_line'
  | 'negative'
  | 'control_line_without_document'
  | 'unknown_account'
  | 'inactive_account'
  | 'presentation_only_account'
  | 'control_account_by_hand'
  | 'currency_not_of_account';

/** Data for the check: the chart, and the last locked day (null: nothing is locked). */
export interface CheckContext {
  readonly chart: Chart;
  readonly lockedThrough: Day | null;
}

/** Kinds with free lines: they may not post to receivables or payables. */
const BY_HAND: ReadonlySet<string> = new Set([
  'manual_journal',
  'auto_reversal',
  'bank_line',
  'opening_balance',
  'closing',
]);

/** Kinds that reverse an earlier entry: they may be posted to an account deactivated since then. */
const TAKES_BACK: ReadonlySet<string> = new Set([
  'auto_reversal',
  'fx_revaluation_reversal',
  'payment_reversal',
  'void',
]);

/** Every fault of an entry; an empty list means it may be posted. */
export function checkEntry(draft: JournalDraft, context: CheckContext): EntryIssue[] {
  const faults: EntryIssue[] = [];
  if (!isDay(draft.date)) faults.push({ code: 'bad_day', date: draft.date });
  if (context.lockedThrough !== null && draft.date <= context.lockedThrough) {
    faults.push({ code: 'locked_period', date: draft.date, lockedThrough: context.lockedThrough });
  }
  if (draft.lines.length === 0) faults.push({ code: 'empty' });
  draft.lines.forEach((line, index) => {
    for (const code of lineFaults(line, draft, context.chart))
      faults.push({ code, line: index, accountCode: line.accountCode });
  });
  const debitMinor = draft.lines.reduce((sum, line) => sum + line.debitMinor, 0n);
  const creditMinor = draft.lines.reduce((sum, line) => sum + line.creditMinor, 0n);
  if (debitMinor !== creditMinor) faults.push({ code: 'unbalanced', debitMinor, creditMinor });
  return faults;
}

function lineFaults(line: JournalLineDraft, draft: JournalDraft, chart: Chart): LineFaultCode[] {
  return [...amountFaults(line), ...accountFaults(line, draft, chart)];
}

function amountFaults(line: JournalLineDraft): LineFaultCode[] {
  if (line.debitMinor < 0n || line.creditMinor < 0n) return ['negative'];
  if (line.debitMinor !== 0n && line.creditMinor !== 0n) return ['both_sides'];
  if (line.debitMinor === 0n && line.creditMinor === 0n) return ['nil_line'];
  return [];
}

/**
 * Control lines are in their document's currency; a bank account is held in one currency, so that its foreign balance
 * is the sum of its lines; every other account is held in base currency only.
 */
function keepsCurrency(account: Account, line: JournalLineDraft): boolean {
  if (isControlAccount(account)) return true;
  return account.currency === null ? line.foreignAmountMinor === null : line.currency === account.currency;
}

function accountFaults(line: JournalLineDraft, draft: JournalDraft, chart: Chart): LineFaultCode[] {
  const account = chart.byCode.get(line.accountCode);
  if (account === undefined) return ['unknown_account'];
  const faults: LineFaultCode[] = [];
  if (!account.active && !TAKES_BACK.has(draft.kind)) faults.push('inactive_account');
  if (isPresentationOnly(account)) faults.push('presentation_only_account');
  if (!TAKES_BACK.has(draft.kind) && !keepsCurrency(account, line)) faults.push('currency_not_of_account');
  if (isControlAccount(account)) {
    if (line.contactId === null || line.documentRef === null) faults.push('control_line_without_document');
    if (BY_HAND.has(draft.kind)) faults.push('control_account_by_hand');
  }
  return faults;
}
