import { describe, expect, it } from 'vitest';
import { FILING_FILES } from '../edition.ts';
import { sampleFiles, samplePack, samplePartner, samplePartnership } from '../filing-sample.ts';
import { readFiling } from '../read-xhtml.ts';
import { preflight } from './preflight.ts';

const GOOD = sampleFiles(samplePack(samplePartnership()));

function found(computation: string) {
  const files = { ...GOOD, computation };
  return preflight({ form: 'BIR52', files: FILING_FILES.map((file) => readFiling(file, files[file])) });
}

const codes = (computation: string) => found(computation).map(({ code }) => code);

/** The tag of an item of a partner. */
function tagOf(name: string, partner: number): string {
  const element = `BIR52ProprietorPartner${name}`;
  const pattern = `<(ix:non\\w+)[^>]* name="ird_tc:${element}" contextRef="[^"]*-partner-${partner}"[^>]*?(?:/>|>[^<]*</\\1>)`;
  const tag = new RegExp(pattern).exec(GOOD.computation)?.[0] ?? '';
  expect(tag).not.toBe('');
  return tag;
}

const inTag = (name: string, partner: number, change: (tag: string) => string) => {
  const tag = tagOf(name, partner);
  return GOOD.computation.replace(tag, () => change(tag));
};
const said = (name: string, partner: number, value: string) =>
  inTag(name, partner, (tag) => tag.replace(/>[^<]*</, () => `>${value}<`));
const without = (name: string, partner: number) => inTag(name, partner, () => '');
const answered = (name: string, partner: number) =>
  inTag(name, partner, (tag) => tag.replace('fixed-false', 'fixed-true'));
const leftToo = (text: string) => text.replaceAll('PartnerDateEntered', 'PartnerDateLeft');
const CONTEXT = 'from-2025-04-01-to-2026-03-31';
const flag = (element: string, yes: boolean) =>
  `<ix:nonNumeric id="x1" name="ird_tc:${element}" contextRef="${CONTEXT}" format="ixt:fixed-${yes}">x</ix:nonNumeric>`;
const added = (tag: string) => GOOD.computation.replace('</tbody>', () => `<tr><td>${tag}</td></tr></tbody>`);
const emoluments = (text: string) =>
  text.replace(/(name="ird_tc:BIR52ProprietorPartnerEmoluments"[^>]*)fixed-false/, '$1fixed-true');

/** One changed file for each rule: what the rule finds in it, and nothing else unless said so. */
const CHANGES: readonly (readonly [code: string, computation: string, alsoFound?: readonly string[]])[] = [
  ['NVAD-E-1151', added(flag('BIR52ProprietorPartnerEmolumentsAdjustment', false))],
  ['NVAD-E-1152', emoluments(GOOD.computation)],
  ['NVAD-E-1210', without('MPF', 2)],
  ['NVAD-E-1210', without('FullName', 2)],
  ['NVAD-E-1210', without('PersonalAssessment', 1)],
  ['NVAD-E-1220', without('FullName', 3), ['NVAD-E-1210']],
  ['NVAD-E-1230', leftToo(without('FullName', 3)), ['NVAD-E-1210']],
  ['NVAD-E-1240', said('HKIDOrBRNumber', 1, 'A123456')],
  ['NVAD-E-1240', said('HKIDOrBRNumber', 3, '123456789')],
  ['NVAD-E-1250', answered('PersonalAssessment', 3)],
  ['NVAD-E-1251', answered('PrecedentPartner', 2)],
  ['NVAD-E-1260', said('AllocationOfAssessableProfitsAdjustedLoss', 2, '34,774')],
  ['NVAD-E-1270', said('ProfitLossSharingRatio', 2, '0.3333335')],
  [
    'NVAD-E-1270',
    inTag('ProfitLossSharingRatio', 2, (tag) => tag.replace(' decimals', ' sign="-" decimals')),
    ['NVAD-E-1280'],
  ],
  ['NVAD-E-1280', said('ProfitLossSharingRatio', 2, '0.333332')],
];

const CHANGED = CHANGES.map(([code, computation, alsoFound = []]) => ({ code, computation, alsoFound }));

describe('the checks of the return of a partnership', () => {
  it('find nothing in a good file, also of a sole proprietor and in Chinese', () => {
    expect(found(GOOD.computation)).toEqual([]);
    const proprietor = samplePartnership({ language: 'zh', partners: [samplePartner({ shareUnits: 1_000_000n })] });
    expect(found(sampleFiles(samplePack(proprietor)).computation)).toEqual([]);
    const cards = samplePartnership({
      partners: [samplePartner({ identifier: 'A123456(7)', shareUnits: 1_000_000n })],
    });
    expect(found(sampleFiles(samplePack(cards)).computation)).toEqual([]);
  });

  it.each(CHANGED)('$code finds its mistake, and no other rule does', ({ code, computation, alsoFound }) => {
    const others = codes(computation).filter((one) => one !== code && !alsoFound.includes(one));
    expect(codes(computation)).toContain(code);
    expect(others).toEqual([]);
  });

  it('name the partner and the place to correct it', () => {
    expect(found(without('MPF', 2))).toEqual([
      {
        code: 'NVAD-E-1210',
        level: 'fault',
        element: 'BIR52ProprietorPartnerMPF',
        values: { partner: '2' },
        place: 'partners',
      },
    ]);
  });

  it('ask for every item of a partner while none is entered', () => {
    const none = sampleFiles(samplePack(samplePartnership({ partners: [] }))).computation;
    const missing = found(none).filter(({ place }) => place === 'partners');
    expect(missing.map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => 'NVAD-E-0050'));
  });

  it('are not made of the return of a corporation', () => {
    const files = FILING_FILES.map((file) => readFiling(file, GOOD[file]));
    const own = preflight({ form: 'BIR51', files }).map(({ code }) => code);
    expect(own.filter((code) => /NVAD-E-1(?:15|2[1-8])/.test(code))).toEqual([]);
    expect(own).toContain('NVAD-E-0060');
  });
});
