import { describe, expect, it } from 'vitest';
import { type ShownFigures, shownAmount } from './shown-figures.ts';

describe('an amount as a report shows it', () => {
  it.each<[ShownFigures, string, string]>([
    ['exact', '1234.50', '1234.50'],
    ['exact', '-0.05', '-0.05'],
    ['whole', '1234.49', '1234'],
    ['whole', '1234.50', '1235'],
    ['whole', '-1234.49', '-1234'],
    ['whole', '-1234.50', '-1235'],
    ['whole', '0.49', '0'],
    ['whole', '-0.49', '0'],
    ['whole', '-0.50', '-1'],
    ['whole', '0.00', '0'],
    ['whole', '1250', '1250'],
    ['whole', '0.4999', '0'],
    ['thousands', '1499.99', '1'],
    ['thousands', '1500.00', '2'],
    ['thousands', '-1500.00', '-2'],
    ['thousands', '-499.99', '0'],
    ['thousands', '500.00', '1'],
    ['thousands', '150500', '151'],
    ['thousands', '92233720368547758.07', '92233720368548'],
  ])('%s: %s is %s', (figures, amount, shown) => {
    expect(shownAmount(amount, figures)).toBe(shown);
  });
});
