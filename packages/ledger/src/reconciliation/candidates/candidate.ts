import type { Day } from '../../calendar/index.ts';
import type { Reason, Suggestion } from '../suggestion.ts';

/** A proposal while it is compared with others. */
export interface Candidate extends Omit<Suggestion, 'key' | 'score'> {
  /** Points by which candidates are ordered; may go above 100. */
  readonly points: number;
  /** Independent evidence agrees: may be certain where nothing rivals it. */
  readonly sure: boolean;
  /** The line's own text names it by its whole number. */
  readonly referred: boolean;
  /** A counterpart whose amount and name or number agree: coding to income or cost is ranked below it. */
  readonly real: boolean;
  /** Oldest first among equals. */
  readonly since: Day | null;
}

const NOTHING = {
  documents: [],
  entryRefs: [],
  parts: [],
  transfer: null,
  difference: null,
  reason: null,
  ruleRef: null,
  sure: false,
  referred: false,
  real: false,
  since: null,
} as const;

/** A candidate with everything it does not name left empty. */
export function candidate(
  told: Pick<Candidate, 'action' | 'source' | 'points' | 'reasons'> & Partial<Candidate>,
): Candidate {
  return { ...NOTHING, ...told };
}

export function good(kind: Reason['kind'], value: string | null = null): Reason {
  return { kind, value, good: true };
}
