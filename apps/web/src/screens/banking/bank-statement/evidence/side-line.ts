import type { BankLineRow, MissingEvidenceRow } from '@folio/contract';

/** A bank line as its side shows it. `amount` is without a sign. */
export interface SideLine {
  id: string;
  date: string;
  payee: string | null;
  description: string;
  amount: string;
  currency: string;
  isSpent: boolean;
}

export function sideLineOf(line: BankLineRow, currency: string): SideLine {
  const { id, date, payee, description, spent, received } = line;
  return { id, date, payee, description, amount: spent ?? received ?? '0.00', currency, isSpent: spent !== null };
}

export function sideLineOfMissing({ id, date, payee, description, amount, currency }: MissingEvidenceRow): SideLine {
  return { id, date, payee, description, amount, currency, isSpent: true };
}
