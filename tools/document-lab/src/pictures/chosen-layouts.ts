import type { Medium } from '../media.ts';

/** A drawn layout that the documentation shows. */
export interface ChosenLayout {
  /** Name of the picture, without its ending. */
  readonly name: string;
  readonly kind: 'statements' | 'invoices';
  readonly seed: number;
  readonly medium: Medium;
  /** The page to show, from 1; what was read of other pages is left out. */
  readonly page: number;
}

/** The layouts of `docs/processes/reading.md`, in its order. */
export const CHOSEN_LAYOUTS: readonly ChosenLayout[] = [
  { name: 'statement-three-accounts', kind: 'statements', seed: 500_051, medium: 'text', page: 2 },
  { name: 'statement-side-by-side', kind: 'statements', seed: 500_009, medium: 'text', page: 1 },
  { name: 'statement-chinese', kind: 'statements', seed: 500_025, medium: 'photo', page: 1 },
  { name: 'statement-words-below', kind: 'statements', seed: 500_032, medium: 'text', page: 2 },
  { name: 'statement-currencies', kind: 'statements', seed: 500_014, medium: 'text', page: 1 },
  { name: 'statement-broken-text', kind: 'statements', seed: 500_024, medium: 'broken', page: 1 },
  { name: 'statement-upside-down', kind: 'statements', seed: 500_042, medium: 'scan', page: 2 },
  { name: 'statement-overdrawn', kind: 'statements', seed: 500_030, medium: 'photo', page: 1 },
  { name: 'invoice-two-pages', kind: 'invoices', seed: 600_014, medium: 'text', page: 1 },
  { name: 'bill-chinese', kind: 'invoices', seed: 600_033, medium: 'scan', page: 1 },
  { name: 'till-roll', kind: 'invoices', seed: 600_006, medium: 'photo', page: 1 },
  { name: 'credit-note-german', kind: 'invoices', seed: 600_009, medium: 'text', page: 1 },
];
