import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { SHELVES } from './catalogue.ts';
import { Chance } from './chance.ts';
import { printed } from './dates.ts';
import type { Made } from './made.ts';
import { comma, decimal, french, german } from './money.ts';
import { inChinese, inEnglish } from './spelled.ts';

const LAYOUTS = SHELVES.flatMap(({ folder, layouts }) => layouts.map(({ id, make }) => ({ folder, id, make })));

function textOf({ html }: Made): string {
  return html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]*>/gu, ' ')
    .replaceAll('&amp;', '&');
}

describe.each(LAYOUTS)('$id', ({ id, make }) => {
  const made = make(new Chance(5));

  it('follows from its seed', () => {
    expect(make(new Chance(5))).toEqual(made);
    expect(made.labels.group).toBe(`made/${id}`);
  });

  it('shows what its labels say', () => {
    const text = textOf(made).replace(/\s+/gu, ' ').toUpperCase();
    const { number, total, supplier } = made.labels;
    if (number !== undefined && number !== null) expect(text).toContain(number);
    if (typeof supplier === 'object' && supplier?.name) expect(text).toContain(supplier.name.toUpperCase());
    const cents = total === undefined || total === null ? null : BigInt(total.replace('.', ''));
    if (cents !== null)
      expect([comma, german, french].some((format) => text.includes(format(cents).replace(/\s/gu, ' ')))).toBe(true);
  });

  it('adds up', () => {
    const { statements, card = false, total, subtotal, discount, service, tax } = made.labels;
    for (const { openingBalance, closingBalance, lines } of statements ?? []) {
      const moved = lines.reduce((sum, line) => sum.plus(line.in ?? 0).minus(line.out ?? 0), new Decimal(0));
      expect(new Decimal(openingBalance ?? 0).plus(card ? moved.neg() : moved).equals(closingBalance ?? 0)).toBe(true);
    }
    if (typeof subtotal !== 'string' || made.labels.currency === 'GBP' || typeof total !== 'string') return;
    const sum = new Decimal(subtotal)
      .minus(discount ?? 0)
      .plus(service ?? 0)
      .plus(tax ?? 0);
    expect(sum.minus(total).abs().toNumber()).toBeLessThanOrEqual(0.05);
  });
});

describe('amounts in words', () => {
  it.each([
    [1_200_000n, '壹萬貳仟元正'],
    [100_500n, '壹仟零伍元正'],
    [10_000_000n, '壹拾萬元正'],
    [10_005n, '壹佰元零伍分'],
    [12_350n, '壹佰貳拾參元伍角正'],
    [10_020_300n, '壹拾萬零貳佰零參元正'],
  ])('%s is %s', (cents, words) => expect(inChinese(cents)).toBe(words));

  it('in English', () => {
    expect(inEnglish(1_200_000n, 'Hong Kong Dollars')).toBe('Hong Kong Dollars Twelve Thousand Only');
    expect(inEnglish(12_345n, 'US Dollars')).toBe('US Dollars One Hundred And Twenty-Three And Cents Forty-Five Only');
  });
});

describe('money and dates as printed', () => {
  it('money', () => {
    expect([comma(123_456_789n), german(123_456_789n), decimal(-5n)]).toEqual([
      '1,234,567.89',
      '1.234.567,89',
      '-0.05',
    ]);
  });

  it.each(['5 Mar', '05MAR26', '2026年3月5日', '民國115年3月5日', '5th March 2026', '5. März 2026'] as const)(
    '5 March 2026 as %s',
    (style) => expect(printed('2026-03-05', style)).toBe(style),
  );
});
