import type { ChartRow, OpeningBalances } from '@folio/contract';
import type { Day } from '@folio/ledger/calendar';
import { useCallback, useState } from 'react';
import { todayInHongKong } from '../../../components/day/today.ts';
import { dropDraft, keepDraft, readDraft } from '../../../components/draft/draft.ts';
import { useSession } from '../../../session/session-store.ts';
import {
  isControl,
  isEmpty,
  isSamePosting,
  linesOf,
  nothingTyped,
  type TypedBalance,
  type TypedBalances,
  typedOf,
  usualDays,
} from './opening.ts';

interface Kept {
  date: Day;
  typed: TypedBalances;
  /** Only the figures of the control accounts: everything else is what is posted. */
  isNote?: boolean;
}

export interface OpeningDraft {
  date: Day;
  typed: TypedBalances;
  /** Something is typed that is not posted yet. */
  isDirty: boolean;
  setDate: (date: Day) => void;
  set: (code: string, changes: Partial<TypedBalance>) => void;
  /** Puts balances in, in place of those of the same accounts. */
  fill: (balances: readonly { code: string; debit: string | null; credit: string | null }[]) => void;
  /** What was typed is posted: only the control accounts' figures stay a note of this browser. */
  settle: (opening: OpeningBalances) => void;
}

/**
 * The balances being typed: what is posted, with what this browser keeps unposted over it. The figures of receivables and
 * payables are never posted; they stay here to compare the open documents with.
 */
export function useOpeningDraft(opening: OpeningBalances, chart: readonly ChartRow[]): OpeningDraft {
  const { company } = useSession();
  const base = company?.base_currency ?? 'HKD';
  const name = `opening.${company?.id}`;
  const suggested = usualDays(todayInHongKong(), company?.fye ?? '03-31')[0]?.day ?? todayInHongKong();
  const [kept, setKept] = useState<Kept>(() => begun(readDraft<Kept>(name), opening, suggested));
  const change = useCallback(
    (update: (before: Kept) => Kept) =>
      setKept((before) => {
        const { isNote: _, ...next } = update(before);
        keepDraft(name, next);
        return next;
      }),
    [name],
  );
  const { date, typed } = kept;
  const lines = linesOf(typed, chart, base);
  const isDirty = !isSamePosting(lines, opening.lines) || (opening.date !== null && opening.date !== date);
  const set = useCallback(
    (code: string, changes: Partial<TypedBalance>) =>
      change((before) => ({
        ...before,
        typed: withBalance(before.typed, code, { ...(before.typed[code] ?? nothingTyped), ...changes }),
      })),
    [change],
  );
  return {
    date,
    typed,
    isDirty,
    setDate: (day) => change((before) => ({ ...before, date: day })),
    set,
    fill: (balances) =>
      change((before) => ({
        ...before,
        typed: balances.reduce<TypedBalances>(
          (all, { code, debit, credit }) => withBalance(all, code, { ...nothingTyped, debit, credit }),
          before.typed,
        ),
      })),
    settle: (posted) => {
      const controls = chart.filter(isControl).map((account) => account.code);
      const noted = Object.entries(typed).filter(([code, one]) => controls.includes(code) && !isEmpty(one));
      const next = { date: posted.date ?? date, typed: { ...typedOf(posted.lines), ...Object.fromEntries(noted) } };
      setKept(next);
      if (noted.length > 0) keepDraft(name, { ...next, typed: Object.fromEntries(noted), isNote: true });
      else dropDraft(name);
    },
  };
}

/** What this browser keeps goes before what is posted; a note goes with it, whatever was posted elsewhere since. */
function begun(kept: Kept | null, { date, lines }: OpeningBalances, suggested: Day): Kept {
  if (kept !== null && kept.isNote !== true) return kept;
  return { date: date ?? kept?.date ?? suggested, typed: { ...typedOf(lines), ...kept?.typed } };
}

function withBalance(typed: TypedBalances, code: string, balance: TypedBalance): TypedBalances {
  const { [code]: _, ...others } = typed;
  return isEmpty(balance) && balance.rate === null ? others : { ...others, [code]: balance };
}
