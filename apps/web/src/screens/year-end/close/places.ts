import type { CloseBoard, CloseCheckName } from '@folio/contract';
import type { FindingCheck } from '../../../api/queries/year-end/close.ts';

type Board = Pick<CloseBoard, 'start' | 'end' | 'schedules'>;

const LISTED: readonly string[] = [
  'draft_documents',
  'without_document',
  'unusual',
  'duplicates',
] satisfies FindingCheck[];

/** Whether the check lists what it found on the board itself. */
export function isListed(code: CloseCheckName): code is FindingCheck {
  return LISTED.includes(code);
}

/** Where a person corrects what a check found; null for what is on the board itself. */
export function placeOf(code: CloseCheckName, board: Board): string | null {
  if (code === 'draft_journals') return '/accounting/journals?state=draft';
  if (code === 'bank_lines') return '/bank-statement';
  if (code === 'bank_proof') return '/bank-statement/statements';
  if (code === 'documents') return '/document';
  if (code === 'schedule_lines') return `/accounting/schedules/run?month=${board.end}`;
  if (code === 'revaluation') return `/accounting/revaluation?date=${board.end}`;
  if (code === 'control_accounts') return `/reports/${differingAgeing(board)}?as_at=${board.end}`;
  if (code === 'suspense') return `/reports/trial-balance?as_at=${board.end}`;
  return null;
}

/** The aged report that differs from its control account; of both, the one of receivables. */
function differingAgeing({ schedules }: Pick<Board, 'schedules'>): 'aged-receivable' | 'aged-payable' {
  const differing = schedules.filter(
    ({ source, difference }) => source?.kind === 'ageing' && /[1-9]/.test(difference ?? ''),
  );
  return differing.some(({ account }) => account.type === 'asset') || differing.length === 0
    ? 'aged-receivable'
    : 'aged-payable';
}

/** The postings of an account in the period. */
export function postingsPath(code: string, { start, end }: Pick<Board, 'start' | 'end'>): string {
  return `/reports/account-transaction?${new URLSearchParams({ account: code, from: start, to: end })}`;
}

/** Where the source of a schedule is kept: the open schedules at the end of the period, or the register; null for others. */
export function sourcePath(kind: string, code: string, end: string): string | null {
  if (kind === 'register') return '/accounting/fixed-assets';
  if (kind !== 'schedules') return null;
  return `/accounting/schedules/balances?${new URLSearchParams({ account: code, date: end })}`;
}
