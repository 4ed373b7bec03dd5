import type { InvoiceParty } from '../invoice/invoice.ts';
import { hashOf } from '../seeded-random.ts';

/** How an issuer's stationery looks; every issuer keeps its own. */
export interface Stationery {
  readonly accent: string;
  readonly pale: string;
  /** A grid round the items, as on a printed form, instead of plain rules. */
  readonly grid: boolean;
}

const STATIONERY: readonly Stationery[] = [
  { accent: '#3f3f46', pale: '#f1f1f3', grid: true },
  { accent: '#1f4e79', pale: '#eaf1f8', grid: true },
  { accent: '#14634f', pale: '#e9f5f1', grid: false },
  { accent: '#9a3412', pale: '#fdf3ec', grid: false },
];
const PLAIN_STATIONERY: Stationery = { accent: '#222222', pale: '#f2f2f2', grid: true };

/** The stationery of an issuer; it depends on the name alone. */
export function stationeryOf(issuer: InvoiceParty): Stationery {
  return STATIONERY[hashOf(issuer.name) % STATIONERY.length] ?? PLAIN_STATIONERY;
}
