import { Decimal } from 'decimal.js';
import type { Paper, PaperTaxKind } from '../paper.ts';
import type { TaxCategory } from './terms.ts';

const OUTSIDE_SCOPE = 'Outside the scope of tax';
const OUTSIDE: TaxCategory = { code: 'O', rate: null, reason: OUTSIDE_SCOPE };
const ZERO: TaxCategory = { code: 'Z', rate: '0', reason: null };

/** The tax code and rate of an item; without a code there is no tax. */
interface Taxed {
  readonly kind: PaperTaxKind;
  readonly rate: string;
}

/** Assigns tax categories to the items of one document. */
export type Categorise = (taxed: Taxed) => TaxCategory;

function categoryOf({ kind, rate }: Taxed): TaxCategory {
  const percent = new Decimal(rate);
  if (kind === 'exempt') return { code: 'E', rate: '0', reason: 'Exempt from tax' };
  if (kind === 'reverse_charge') return { code: 'AE', rate: '0', reason: 'Reverse charge' };
  if (kind === 'out_of_scope') return OUTSIDE;
  return kind === 'zero_rated' || percent.isZero() ? ZERO : { code: 'S', rate: percent.toFixed(), reason: null };
}

/**
 * The categories of a document's items. A document outside the scope of tax may hold nothing else (BR-O-11 to
 * BR-O-14): together with taxed items such an item is exempt, for the same reason.
 */
export function categoriesOf({ amountsAre, items }: Paper): Categorise {
  if (amountsAre === 'no_tax') return () => OUTSIDE;
  const isMixed = new Set(items.map((item) => item.taxKind === 'out_of_scope')).size > 1;
  return (taxed) => {
    const category = categoryOf(taxed);
    return category.code === 'O' && isMixed ? { code: 'E', rate: '0', reason: OUTSIDE_SCOPE } : category;
  };
}

/** Key of a tax category: amounts with the same code and rate form one group. */
export function groupKey({ code, rate }: TaxCategory): string {
  return `${code} ${rate ?? ''}`;
}
