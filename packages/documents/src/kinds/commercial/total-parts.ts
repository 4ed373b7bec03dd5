import { Decimal } from 'decimal.js';
import { type AmountRole, amountIn, type LabelledAmount, ofRole, ROUNDING_LIMIT } from './amounts-by-role.ts';

/** The amounts that lead to a total. */
export interface Parts {
  readonly subtotal: LabelledAmount | undefined;
  readonly discount: LabelledAmount | undefined;
  readonly service: LabelledAmount | undefined;
  readonly tax: LabelledAmount | undefined;
  readonly rounding: LabelledAmount | undefined;
  readonly agrees: boolean;
}

const MAX_OPTIONS = 4;

type Choice = Omit<Parts, 'agrees'>;

function value(part: LabelledAmount | undefined): Decimal {
  return part === undefined ? new Decimal(0) : amountIn(part);
}

/** Every choice of one subtotal with at most one tax, service charge and discount. */
function choicesOf(amounts: readonly LabelledAmount[], rounding: LabelledAmount | undefined): Choice[] {
  const options = (role: AmountRole): (LabelledAmount | undefined)[] => [
    ...ofRole(amounts, role).slice(0, MAX_OPTIONS),
    undefined,
  ];
  return ofRole(amounts, 'subtotal').flatMap((subtotal) =>
    options('tax').flatMap((tax) =>
      options('service').flatMap((service) =>
        options('discount').map((discount) => ({ subtotal, tax, service, discount, rounding })),
      ),
    ),
  );
}

function sumOf({ subtotal, tax, service, discount }: Choice): Decimal {
  return value(subtotal).plus(value(tax)).plus(value(service)).minus(value(discount));
}

function printedParts({ tax, service, discount }: Choice): number {
  return [tax, service, discount].filter((part) => part !== undefined).length;
}

/**
 * The choice of labelled parts that adds up to the total, with as many printed parts as possible; where none does, the
 * first part of each role.
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
    tax: first('tax'),
    service: first('service'),
    discount: first('discount'),
    rounding,
    agrees: false,
  };
}
