import type { DocumentDraft, StatementDraft, StatementLineDraft } from '@folio/contract';
import type { EvidenceMap } from '../../ingestion/index.ts';

export interface DraftWithEvidence {
  draft: DocumentDraft;
  evidence: EvidenceMap;
}

const HEAD = [
  'bank',
  'account_number',
  'account_holder',
  'currency',
  'bank_account_id',
  'period_start',
  'period_end',
  'opening_balance',
  'closing_balance',
] as const;
const CELLS = ['date', 'description', 'spent', 'received', 'balance'] as const;
/** Rows of two readings are the same row if they overlap by at least this share of their height. */
const SAME_HEIGHT_SHARE = 0.5;

/** The account in the draft that corresponds to an account of the new reading. */
function blockBefore(
  before: readonly StatementDraft[],
  after: readonly StatementDraft[],
  index: number,
): number | null {
  const number = after[index]?.account_number ?? null;
  const named = number === null ? -1 : before.findIndex((one) => one.account_number === number);
  if (named >= 0) return named;
  return before.length === after.length || (after.length === 1 && before.length > 0)
    ? Math.min(index, before.length - 1)
    : null;
}

function isEntered(evidence: EvidenceMap, path: string): boolean {
  return evidence[path]?.origin === 'entered';
}

function isBlank({ date, description, spent, received, balance }: StatementLineDraft): boolean {
  return description.trim() === '' && [date, spent, received, balance].every((value) => value === null);
}

function overlap(one: EvidenceMap[string] | undefined, other: EvidenceMap[string] | undefined): boolean {
  if (!one?.box || !other?.box || one.page !== other.page) return false;
  const [a, b] = [one.box, other.box];
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return shared > Math.min(a.height, b.height) * SAME_HEIGHT_SHARE;
}

function isSameMove(one: StatementLineDraft, other: StatementLineDraft): boolean {
  return one.date === other.date && one.spent === other.spent && one.received === other.received;
}

/** Copies what a person entered into a new reading, field by field. */
class Takeover {
  lost = 0;
  readonly statements: StatementDraft[];
  readonly evidence: EvidenceMap;
  readonly #before: DraftWithEvidence;

  constructor(before: DraftWithEvidence, after: DraftWithEvidence) {
    this.#before = before;
    this.statements = (after.draft.statements ?? []).map((one) => ({ ...one, lines: [...one.lines] }));
    this.evidence = { ...after.evidence };
  }

  run(): void {
    const old = this.#before.draft.statements ?? [];
    const from = this.statements.map((_, index) => blockBefore(old, this.statements, index));
    for (const [to, was] of from.entries()) {
      if (was === null) continue;
      this.#head(was, to);
      this.#rows(was, to);
    }
    old.forEach((block, index) => {
      if (!from.includes(index)) this.lost += this.#editedRows(block, index).length;
    });
  }

  #head(was: number, to: number): void {
    const [old, now] = [this.#before.draft.statements?.[was], this.statements[to]];
    if (old === undefined || now === undefined) return;
    for (const field of HEAD) {
      const [from, path] = [`statements.${was}.${field}`, `statements.${to}.${field}`];
      if (!isEntered(this.#before.evidence, from) || old[field] === null) continue;
      // An account added by hand has the company's currency until a person changes it.
      if (field === 'currency' && this.evidence[path]?.origin === 'read') continue;
      Object.assign(now, { [field]: old[field] });
      this.#keep(from, path);
    }
  }

  #editedRows({ lines }: StatementDraft, block: number): number[] {
    const { evidence } = this.#before;
    return lines.flatMap((line, row) => {
      const path = `statements.${block}.lines.${row}`;
      const isEdited = evidence[path] === undefined || CELLS.some((cell) => isEntered(evidence, `${path}.${cell}`));
      return isEdited && !isBlank(line) ? [row] : [];
    });
  }

  #rows(was: number, to: number): void {
    const [old, now] = [this.#before.draft.statements?.[was], this.statements[to]];
    if (old === undefined || now === undefined) return;
    for (const row of this.#editedRows(old, was)) {
      const from = `statements.${was}.lines.${row}`;
      const line = old.lines[row];
      const place = this.#before.evidence[from];
      const at =
        line === undefined
          ? -1
          : now.lines.findIndex((one, index) =>
              place === undefined
                ? isSameMove(one, line)
                : overlap(this.evidence[`statements.${to}.lines.${index}`], place),
            );
      const same = now.lines[at];
      if (same === undefined || line === undefined) this.lost += 1;
      else if (place !== undefined) now.lines[at] = this.#row(line, same, from, `statements.${to}.lines.${at}`);
    }
  }

  #row(old: StatementLineDraft, now: StatementLineDraft, from: string, to: string): StatementLineDraft {
    const entered = CELLS.filter((cell) => isEntered(this.#before.evidence, `${from}.${cell}`));
    for (const cell of entered) this.#keep(`${from}.${cell}`, `${to}.${cell}`);
    return { ...now, ...Object.fromEntries(entered.map((cell) => [cell, old[cell]])) };
  }

  #keep(from: string, to: string): void {
    const one = this.#before.evidence[from];
    if (one !== undefined) this.evidence[to] = one;
  }
}

/**
 * Merges a new reading of a statement with what a person entered before: corrected fields of accounts and of matching
 * rows. `lost` counts rows that a person changed or added and that the new reading does not contain. Pure.
 */
export function withSameRows(
  before: DraftWithEvidence,
  after: DraftWithEvidence,
): DraftWithEvidence & { lost: number } {
  const taken = new Takeover(before, after);
  taken.run();
  return {
    draft: { ...after.draft, statements: taken.statements },
    evidence: taken.evidence,
    lost: taken.lost,
  };
}
