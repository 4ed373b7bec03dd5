import type { DisposalBody, DisposalCandidate } from '@folio/contract';

/** Where the proceeds of a disposal are: on a chosen line, nowhere, or on an account that the person names. */
export const proceedsWays = ['invoice_line', 'bank_line', 'scrap', 'account'] as const;
export type ProceedsWay = (typeof proceedsWays)[number];

/** A disposal as typed. What was typed for one way stays while another is looked at. */
export interface TypedDisposal {
  date: string;
  note: string;
  way: ProceedsWay;
  /** The chosen line of the invoice or the bank. */
  line: DisposalCandidate | null;
  proceeds: string;
  proceeds_account: string | null;
  accept_above_cost: boolean;
}

export const startOfDisposal: Omit<TypedDisposal, 'date' | 'note'> = {
  way: 'scrap',
  line: null,
  proceeds: '0',
  proceeds_account: null,
  accept_above_cost: false,
};

/** The line that decides the proceeds: one that was chosen for the way in sight. */
export function lineOf({ way, line }: Pick<TypedDisposal, 'way' | 'line'>): DisposalCandidate | null {
  return line?.kind === way ? line : null;
}

export function isDisposalReady(typed: TypedDisposal): boolean {
  if (typed.way === 'account') return typed.proceeds_account !== null;
  return typed.way === 'scrap' || lineOf(typed) !== null;
}

/** What the server gets. A chosen line decides amount and account. */
export function sentDisposal(typed: TypedDisposal): DisposalBody {
  const { date, note, way, accept_above_cost } = typed;
  const facts = { date, note, accept_above_cost };
  const line = lineOf(typed);
  if (line !== null) {
    const { kind, entry_id, line_no } = line;
    return { ...facts, proceeds: line.amount, proceeds_account: line.account, source: { kind, entry_id, line_no } };
  }
  if (way !== 'account') return { ...facts, proceeds: '0', proceeds_account: null, source: null };
  return { ...facts, proceeds: typed.proceeds || '0', proceeds_account: typed.proceeds_account, source: null };
}
