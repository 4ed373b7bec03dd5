import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../assert.ts';
import { sampleFiles, samplePack, samplePartner, samplePartnership } from './filing-sample.ts';
import { allocateAmong, shareUnitsOf } from './partners.ts';
import { readFiling } from './read-xhtml.ts';
import { writeFiling } from './write-xhtml.ts';

const shares = (...percents: string[]) =>
  percents.map((percent) => samplePartner({ shareUnits: shareUnitsOf(percent) }));

describe('an allocation among partners', () => {
  it.each<[string, bigint, string[], bigint[]]>([
    ['gives what rounding leaves to the largest fraction', 100n, ['33.3333', '33.3333', '33.3334'], [33n, 33n, 34n]],
    ['gives it to the earlier of equal fractions', 2n, ['33.3333', '33.3333', '33.3334'], [1n, 0n, 1n]],
    ['gives a sole proprietor everything', 104_321n, ['100'], [104_321n]],
    ['shares a loss', -101n, ['50', '50'], [-51n, -50n]],
    ['gives a partner without a share nothing', 7n, ['0', '100'], [0n, 7n]],
    ['goes by the shares in proportion if they are not 100 %', 90n, ['30', '15'], [60n, 30n]],
    ['gives nothing where no partner has a share', 90n, ['0', '0'], [0n, 0n]],
    ['has no part without a partner', 90n, [], []],
  ])('%s', (_, total, percents, expected) => {
    expect(allocateAmong(total, shares(...percents))).toEqual(expected);
  });

  it('keeps what a person entered, and shares the rest among the others', () => {
    const salaried = samplePartner({ shareUnits: shareUnitsOf('25'), typedAllocation: 40n });
    expect(allocateAmong(100n, [...shares('50', '25'), salaried])).toEqual([40n, 20n, 40n]);
    expect(allocateAmong(100n, [salaried])).toEqual([40n]);
  });

  it('adds up, and is never a dollar away from the exact share', () => {
    const amounts = fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n });
    const units = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(amounts, units, (total, list) => {
        const sum = list.reduce((all, one) => all + one, 0);
        fc.pre(sum > 0);
        const parts = allocateAmong(
          total,
          list.map((one) => samplePartner({ shareUnits: BigInt(one) })),
        );
        expect(parts.reduce((all, one) => all + one, 0n)).toBe(total);
        for (const [index, part] of parts.entries()) {
          const exact = new Decimal(String(total)).times(at(list, index)).div(sum);
          expect(exact.minus(String(part)).abs().lt(1)).toBe(true);
        }
      }),
      { numRuns: 300, seed: 52 },
    );
  });
});

describe('the computation of a partnership', () => {
  const input = samplePartnership();
  const facts = readFiling('computation', sampleFiles(samplePack(input)).computation);
  const of = (element: string) =>
    facts.facts.filter((fact) => fact.element === element).map(({ value, context }) => [context.partner, value]);

  it('states every partner under its number, and keeps to the subset', () => {
    expect(facts.faults).toEqual([]);
    expect(of('BIR52ProprietorPartnerFullName')).toEqual([
      [1, 'Lam Hoi Yan'],
      [2, '陳大文 & Sons <HK>'],
      [3, 'Peak Limited'],
    ]);
    expect(of('BIR52ProprietorPartnerProfitLossSharingRatio').map(([, ratio]) => ratio)).toEqual([
      '0.333333',
      '0.333333',
      '0.333334',
    ]);
    // 104,320.50 is 104,321 dollars.
    expect(of('BIR52ProprietorPartnerAllocationOfAssessableProfitsAdjustedLoss').map(([, part]) => part)).toEqual([
      '34774',
      '34773',
      '34774',
    ]);
    expect(of('BIR52ProprietorPartnerDateEntered')).toEqual([[3, '2025-10-01']]);
    expect(of('BIR52ProprietorPartnerDateLeft')).toEqual([]);
    expect(of('BIR52PurchaseCBAIBA')).toEqual([[undefined, 'false']]);
    expect(of('PrivateCompany')).toEqual([]);
  });

  it('allocates an adjusted loss as a negative amount', () => {
    const loss = samplePartnership({ working: [{ key: 'after_allowances', amountMinor: -10_050n }] });
    const { facts: found } = readFiling('computation', sampleFiles(samplePack(loss)).computation);
    const parts = found.filter(({ element }) => element.includes('AllocationOf')).map(({ value }) => value);
    expect(parts).toEqual(['-34', '-33', '-34']);
  });

  it('names the partner where the package puts it, and declares nothing of it for a corporation', () => {
    const pack = samplePack(input);
    const domain = 'TestPartner';
    const written = (holder: 'segment' | 'scenario') =>
      writeFiling({ ...pack, partnerDimension: { domain, holder } }, at(pack.documents, 0));
    const member =
      '<xbrldi:typedMember dimension="ird_tc:PartnersDimension"><ird_tc:TestPartner>2</ird_tc:TestPartner></xbrldi:typedMember>';
    expect(written('scenario')).toContain(`</xbrli:period><xbrli:scenario>${member}</xbrli:scenario></xbrli:context>`);
    expect(written('segment')).toContain(`</xbrli:identifier><xbrli:segment>${member}</xbrli:segment></xbrli:entity>`);
    expect(readFiling('computation', written('segment')).faults).toEqual([]);
    expect(sampleFiles().computation).not.toContain('xbrldi');
  });

  it('is not accepted with another dimension', () => {
    const text = sampleFiles(samplePack(input)).computation.replaceAll('PartnersDimension', 'OtherDimension');
    expect(readFiling('computation', text).faults).not.toEqual([]);
  });
});
