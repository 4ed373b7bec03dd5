import { Decimal } from 'decimal.js';
import { type AmountRole, amountIn, type LabelledAmount, ofRole, ROUNDING_LIMIT } from './amounts-by-role.ts';

/** The amounts that lead to a total. */
export interface Parts {
  readonly subtotal: LabelledAmount | undefined;
  readonly discount: LabelledAmount | undefined;
  readonly service: LabelledAmount | undefined;
  /** One, or one for each rate. */
  readonly taxes: readonly LabelledAmount[];
  readonly rounding: LabelledAmount | undefined;
  readonly agrees: boolean;
}

const MAX_OPTIONS = 4;

type Choice = Omit<Parts, 'agrees'>;

function value(part: LabelledAmount | undefined): Decimal {
  return part === undefined ? new Decimal(0) : amountIn(part);
}

/** No tax, one, or those of several rates: every subset. */
function taxOptions(amounts: readonly LabelledAmount[]): LabelledAmount[][] {
  const taxes = ofRole(amounts, 'tax').slice(0, MAX_OPTIONS);
  return Array.from({ length: 2 ** taxes.length }, (_, set) => taxes.filter((__, index) => (set >> index) % 2 === 1));
}

/** Every choice of one subtotal with at most one service charge and discount, and the taxes of any rates. */
function choicesOf(amounts: readonly LabelledAmount[], rounding: LabelledAmount | undefined): Choice[] {
  const options = (role: AmountRole): (LabelledAmount | undefined)[] => [
    ...ofRole(amounts, role).slice(0, MAX_OPTIONS),
    undefined,
  ];
  return ofRole(amounts, 'subtotal').flatMap((subtotal) =>
    taxOptions(amounts).flatMap((taxes) =>
      options('service').flatMap((service) =>
        options('discount').map((discount) => ({ subtotal, taxes, service, discount, rounding })),
      ),
    ),
  );
}

function sumOf({ subtotal, taxes, service, discount }: Choice): Decimal {
  const tax = taxes.reduce((sum, one) => sum.plus(amountIn(one)), new Decimal(0));
  return value(subtotal).plus(tax).plus(value(service)).minus(value(discount));
}

function printedParts({ taxes, service, discount }: Choice): number {
  return taxes.length + [service, discount].filter((part) => part !== undefined).length;
}

/**
 * The choice of labelled parts that adds up to the total, with as many printed parts as possible; without such a
 * choice, the first part of each role.
 */
export function partsOf(amounts: readonly LabelledAmount[], total: Decimal): Parts {
  const rounding = ofRole(amounts, 'rounding').find((labelled) => amountIn(labelled).lessThan(1));
  const slack = rounding === undefined ? new Decimal(0) : ROUNDING_LIMIT;
  const [best] = choicesOf(amounts, rounding)
    .filter((choice) => sumOf(choice).minus(total).abs().lessThanOrEqualTo(slack))
    .sort((a, b) => printedParts(b) - printedParts(a));
  if (best !== undefined) return { ...best, agrees: true };
  const first = (role: AmountRole): LabelledAmount | undefined => ofRole(amounts, role)[0];
  return {
    subtotal: first('subtotal'),
    taxes: ofRole(amounts, 'tax').slice(0, 1),
    service: first('service'),
    discount: first('discount'),
    rounding,
    agrees: false,
  };
}
