import type { DocumentDraft, StatementDraft, StatementLineDraft } from '@folio/contract';
import type { EvidenceMap } from '../../ingestion/index.ts';

/** A row by the number of its account and its own. */
interface Spot {
  block: number;
  row: number;
}

interface Placed extends Spot {
  line: StatementLineDraft;
  text: string;
}

/** Rows of one bank statement that share so many fields are the same, one of them corrected. */
const SAME_FIELDS = 2;
const COMPARED = ['date', 'description', 'spent', 'received', 'balance'] as const;

function flat(statements: readonly StatementDraft[]): Placed[] {
  return statements.flatMap(({ lines }, block) =>
    lines.map((line, row) => ({ block, row, line, text: JSON.stringify(line) })),
  );
}

function shared(one: StatementLineDraft, other: StatementLineDraft): number {
  return COMPARED.filter((field) => (one[field] ?? '') !== '' && one[field] === other[field]).length;
}

type Pairs = Map<Placed, Placed>;

/** Rows between the first and the last that changed: one for one where as many came as went, else by what they share. */
function pairMiddle(before: readonly Placed[], after: readonly Placed[], pairs: Pairs): void {
  if (before.length === after.length) {
    after.forEach((row, index) => {
      const was = before[index];
      if (was !== undefined) pairs.set(row, was);
    });
    return;
  }
  const isSame = [
    (one: Placed, other: Placed) => one.text === other.text,
    (one: Placed, other: Placed) => shared(one.line, other.line) >= SAME_FIELDS,
  ];
  const free = new Set(before);
  for (const same of isSame) {
    let from = 0;
    for (const row of after) {
      if (pairs.has(row)) continue;
      const at = before.findIndex((was, index) => index >= from && free.has(was) && same(was, row));
      const was = before[at];
      if (was === undefined) continue;
      pairs.set(row, was);
      free.delete(was);
      from = at + 1;
    }
  }
}

/** Which row each row was before; rows keep their order when accounts are split or merged, so all accounts count as one list. */
function pairRows(before: readonly StatementDraft[], after: readonly StatementDraft[]): Pairs {
  const [old, now] = [flat(before), flat(after)];
  const pairs: Pairs = new Map();
  const least = Math.min(old.length, now.length);
  let start = 0;
  while (start < least && old[start]?.text === now[start]?.text) start += 1;
  let end = 0;
  while (end < least - start && old.at(-1 - end)?.text === now.at(-1 - end)?.text) end += 1;
  const pair = (was: Placed | undefined, row: Placed | undefined) => {
    if (was !== undefined && row !== undefined) pairs.set(row, was);
  };
  for (let at = 0; at < start; at += 1) pair(old[at], now[at]);
  for (let at = 1; at <= end; at += 1) pair(old.at(-at), now.at(-at));
  pairMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end), pairs);
  return pairs;
}

/** Which account each account was before: the one most of its rows were in, else the one at its place. */
function pairBlocks(
  before: readonly StatementDraft[],
  after: readonly StatementDraft[],
  pairs: Pairs,
): (number | null)[] {
  const taken = new Set<number>();
  return after.map((_, block) => {
    const from = [...pairs].filter(([row]) => row.block === block).map(([, was]) => was.block);
    const counts = Map.groupBy(from, (was) => was);
    const [most] = [...counts].sort(([, a], [, b]) => b.length - a.length);
    const was = most?.[0] ?? (before.length === after.length ? block : null);
    if (was === null || taken.has(was)) return null;
    taken.add(was);
    return was;
  });
}

const rowPath = /^statements\.(\d+)\.lines\.(\d+)(\..*)?$/;
const blockPath = /^statements\.(\d+)\.(?!lines\.)(.*)$/;

function isMoved(before: readonly StatementDraft[], after: readonly StatementDraft[]): boolean {
  if (before.length !== after.length) return true;
  return before.some(({ lines }, index) => lines.length !== after[index]?.lines.length);
}

/**
 * A draft and its evidence as they were before a change, with rows and accounts at the places they have after it: what was read
 * stays with its row when rows are put in, split, merged or taken out. The same where nothing moved.
 */
export function movedBefore(
  evidence: EvidenceMap,
  before: DocumentDraft,
  after: DocumentDraft,
): { evidence: EvidenceMap; before: DocumentDraft } {
  const [old, now] = [before.statements, after.statements];
  if (!old || !now || !isMoved(old, now)) return { evidence, before };
  const pairs = pairRows(old, now);
  const blocks = pairBlocks(old, now, pairs);
  const rowTo = new Map<string, Placed>([...pairs].map(([row, was]) => [`${was.block}.${was.row}`, row] as const));
  const blockTo = new Map(blocks.flatMap((was, block) => (was === null ? [] : [[was, block] as const])));
  const moved = Object.entries(evidence).flatMap(([path, one]): [string, EvidenceMap[string]][] => {
    const [, block, row, field = ''] = rowPath.exec(path) ?? [];
    if (row !== undefined) {
      const to = rowTo.get(`${block}.${row}`);
      return to === undefined ? [] : [[`statements.${to.block}.lines.${to.row}${field}`, one]];
    }
    const [, head, rest] = blockPath.exec(path) ?? [];
    if (head === undefined) return [[path, one]];
    const to = blockTo.get(Number(head));
    return to === undefined ? [] : [[`statements.${to}.${rest}`, one]];
  });
  const placed = new Map([...pairs].map(([row, was]) => [`${row.block}.${row.row}`, was.line] as const));
  const statements = now.map((block, at): StatementDraft => {
    const was = blocks[at];
    const head = was === null || was === undefined ? undefined : old[was];
    const lines = block.lines.map((_, row) => placed.get(`${at}.${row}`) ?? NO_LINE);
    return { ...(head ?? NO_BLOCK), lines };
  });
  return { evidence: Object.fromEntries(moved), before: { ...before, statements } };
}

const NO_LINE: StatementLineDraft = {
  date: null,
  payee: null,
  description: '',
  hint: null,
  spent: null,
  received: null,
  balance: null,
};

const NO_BLOCK: StatementDraft = {
  bank: null,
  account_number: null,
  account_holder: null,
  currency: '',
  bank_account_id: null,
  period_start: null,
  period_end: null,
  opening_balance: null,
  closing_balance: null,
  post_opening_balance: false,
  opening_rate: null,
  lines: [],
};
