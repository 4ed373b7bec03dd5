import type { Chance } from './chance.ts';
import { OTHER_TONGUE_LAYOUTS } from './invoices/chinese.ts';
import { ENGLISH_LAYOUTS } from './invoices/english.ts';
import { makeInvoice } from './invoices/layout.ts';
import { mixedInvoice } from './invoices/mixed.ts';
import type { Made } from './made.ts';
import { makeOther, OTHER_LAYOUTS } from './others/other.ts';
import { RECEIPT_LAYOUTS } from './receipts/slip.ts';
import type { Look } from './render.ts';
import { FOREIGN_STATEMENTS } from './statements/abroad.ts';
import { HONG_KONG_STATEMENTS } from './statements/hong-kong.ts';
import { makeStatement } from './statements/layout.ts';
import { mixedStatement } from './statements/mixed.ts';

/** One layout of the catalogue. */
export interface Layout {
  readonly id: string;
  readonly make: (chance: Chance) => Made;
}

/** A folder of made documents: its layouts, its share of the whole, and how its papers usually arrive. */
export interface Shelf {
  readonly folder: string;
  readonly share: number;
  readonly layouts: readonly Layout[];
  readonly looks: readonly Look[];
}

const invoices = [...ENGLISH_LAYOUTS, ...OTHER_TONGUE_LAYOUTS].map((layout) => ({
  id: layout.id,
  make: (chance: Chance) => makeInvoice(layout, chance),
}));
const statements = [...HONG_KONG_STATEMENTS, ...FOREIGN_STATEMENTS].map((layout) => ({
  id: layout.id,
  make: (chance: Chance) => makeStatement(layout, chance),
}));
const others = OTHER_LAYOUTS.map((layout) => ({ id: layout.id, make: (chance: Chance) => makeOther(layout, chance) }));

export const SHELVES: readonly Shelf[] = [
  {
    folder: 'made-invoices',
    share: 0.4,
    layouts: invoices,
    looks: ['pdf', 'flatbed', 'pdf', 'photo', 'pdf', 'scan-pdf', 'pdf', 'turned', 'pdf', 'low'],
  },
  {
    folder: 'made-receipts',
    share: 0.18,
    layouts: RECEIPT_LAYOUTS,
    looks: ['photo', 'flatbed', 'pdf', 'photo', 'fax', 'turned'],
  },
  {
    folder: 'made-statements',
    share: 0.29,
    layouts: statements,
    looks: ['pdf', 'scan-pdf', 'pdf', 'flatbed', 'pdf', 'photo'],
  },
  { folder: 'made-others', share: 0.13, layouts: others, looks: ['pdf', 'flatbed', 'photo'] },
];

/** Shelves whose forms are drawn anew for every document: nothing can be learnt from one for the next. */
export const MIXED_SHELVES: readonly Shelf[] = [
  {
    folder: 'mixed-invoices',
    share: 0.6,
    layouts: [{ id: 'M-invoice', make: (chance) => makeInvoice(mixedInvoice(chance), chance) }],
    looks: ['pdf', 'flatbed', 'pdf', 'photo', 'pdf', 'scan-pdf'],
  },
  {
    folder: 'mixed-statements',
    share: 0.4,
    layouts: [{ id: 'M-statement', make: (chance) => makeStatement(mixedStatement(chance), chance) }],
    looks: ['pdf', 'scan-pdf', 'pdf', 'flatbed'],
  },
];
