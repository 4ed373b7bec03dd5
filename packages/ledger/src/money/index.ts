/** Money without floating point; safe to import in a browser. */
export { absorbResidue, allocateByLargestRemainder, allocateProportionally } from './allocate.ts';
export {
  bookable,
  type DisplayOptions,
  displayMoney,
  extension,
  formatMoney,
  multiplyRate,
  parseMoney,
} from './amount.ts';
export { type Currency, isCurrency, minorDigits, parseCurrency, symbolOf } from './currency.ts';
export { absolute, multiplyDivide, parseDecimal, parseRate } from './decimal.ts';
export { type ShownFigures, shownAmount } from './shown-figures.ts';
export { addTo, sumAt } from './sums.ts';
