import { isNil, leftOver } from '../coding/coding.ts';

/** One part of a split line, as typed. `amount` is a decimal text in the account's currency. */
export interface Part {
  id: number;
  account: string | null;
  amount: string | null;
  tax: string | null;
  description: string;
}

export interface Split {
  parts: readonly Part[];
  /** The line's amount less the parts; zero when they are equal. */
  left: string;
  isComplete: boolean;
}

export function splitOf(whole: string, parts: readonly Part[], currency: string): Split {
  const amounts = parts.map(({ amount }) => amount);
  const left = leftOver(whole, amounts, currency);
  const isFilled = parts.every(({ account, amount }) => account !== null && amount !== null && !isNil(amount));
  return { parts, left, isComplete: isNil(left) && isFilled };
}

export function emptyPart(id: number, amount: string | null): Part {
  return { id, account: null, amount, tax: null, description: '' };
}

/** Adds a part that holds the remaining amount. */
export function withPart({ parts, left }: Split): readonly Part[] {
  return [...parts, emptyPart(Math.max(...parts.map(({ id }) => id)) + 1, isNil(left) ? null : left)];
}

export function withChange(parts: readonly Part[], id: number, changes: Partial<Part>): readonly Part[] {
  return parts.map((part) => (part.id === id ? { ...part, ...changes } : part));
}
