import { Decimal } from 'decimal.js';
import type { Paper } from '../paper.ts';
import { allowanceOf, decimalsOf, type WorkedLine } from './lines.ts';
import { type Categorise, groupKey } from './tax-category.ts';
import type { EInvoice, TaxCategory } from './terms.ts';

/** Sums of the amounts in one tax category. */
interface Sums {
  readonly category: TaxCategory;
  net: Decimal;
  discount: Decimal;
  tax: Decimal;
}

function sumsOf(paper: Paper, lines: readonly WorkedLine[], categorise: Categorise): Sums[] {
  const groups = new Map<string, Sums>();
  const groupOf = (category: TaxCategory): Sums => {
    const found = groups.get(groupKey(category)) ?? {
      category,
      net: new Decimal(0),
      discount: new Decimal(0),
      tax: new Decimal(0),
    };
    groups.set(groupKey(category), found);
    return found;
  };
  for (const { line, documentDiscount } of lines) {
    const group = groupOf(line.category);
    group.net = group.net.plus(line.net);
    group.discount = group.discount.plus(documentDiscount);
  }
  for (const item of paper.items) {
    const group = groupOf(categorise({ kind: item.taxKind, rate: item.taxRate }));
    group.tax = group.tax.plus(item.tax);
  }
  return [...groups.values()];
}

type Totals = Pick<
  EInvoice,
  'allowances' | 'taxes' | 'lineTotal' | 'allowanceTotal' | 'taxExclusive' | 'tax' | 'taxInclusive'
>;

/** The document's discount and tax by category, and the sums, all from the lines. */
export function totalsOf(paper: Paper, lines: readonly WorkedLine[], categorise: Categorise): Totals {
  const decimals = decimalsOf(paper);
  const groups = sumsOf(paper, lines, categorise);
  const total = (of: (group: Sums) => Decimal): Decimal =>
    groups.reduce((sum, group) => sum.plus(of(group)), new Decimal(0));
  const [net, discount, tax] = [
    total((group) => group.net),
    total((group) => group.discount),
    total((group) => group.tax),
  ];
  return {
    allowances: groups.flatMap((group) => {
      const allowance = allowanceOf(group.discount, group.net, paper.discount?.stated ?? null, decimals);
      return allowance === null ? [] : [{ ...allowance, category: group.category }];
    }),
    taxes: groups.map((group) => ({
      category: group.category,
      taxable: group.net.minus(group.discount).toFixed(decimals),
      tax: group.tax.toFixed(decimals),
    })),
    lineTotal: net.toFixed(decimals),
    allowanceTotal: discount.toFixed(decimals),
    taxExclusive: net.minus(discount).toFixed(decimals),
    tax: tax.toFixed(decimals),
    taxInclusive: net.minus(discount).plus(tax).toFixed(decimals),
  };
}
