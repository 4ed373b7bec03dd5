import { describe, expect, it } from 'vitest';
import { pathsToTake, withToggled } from './choice.ts';

const changes = [
  { path: 'invoice.total', before: '1238.00', after: '1288.00' },
  { path: 'invoice.due_date', before: null, after: '2026-04-11' },
];

describe('what is taken of a newer reading', () => {
  it('is chosen and left again', () => {
    const chosen = withToggled([], 'invoice.total');
    expect(chosen).toEqual(['invoice.total']);
    expect(withToggled(chosen, 'invoice.total')).toEqual([]);
  });
  it('is the chosen changes, in the order of the reading', () => {
    expect(pathsToTake(['invoice.due_date'], changes)).toEqual(['invoice.due_date']);
    expect(pathsToTake(['invoice.gone'], changes)).toEqual([]);
  });
  it('is everything when all of it is chosen', () => {
    expect(pathsToTake(['invoice.due_date', 'invoice.total'], changes)).toBeNull();
  });
});
