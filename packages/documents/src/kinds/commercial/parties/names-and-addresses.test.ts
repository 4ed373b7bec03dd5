import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embeddedField } from '../../../evidence/evidence.ts';
import { type Cell, linesOf } from '../../../page/layout.ts';
import type { Party } from '../../../reading.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { directionOf, isNameOf, ownLikeness } from './direction.ts';
import { taxIdIn } from './parties.ts';
import { addressIn, cellAfter, isAddressLine, partyBlock } from './party-addresses.ts';
import { isOtherStart } from './party-columns.ts';
import { customerBlock } from './party-customer.ts';
import { looksLikeName, nameKey, nameScore, properName } from './party-names.ts';
import { companyScore, namedBlock, senderLine } from './party-supplier.ts';
import { nameOccurrences } from './supplier-found.ts';
import { businessWords, mendedName } from './supplier-words.ts';

const linesIn = (text: string) => linesOf(pageOfText(text));
const cellsIn = (text: string): Cell[] => linesIn(text).flatMap((line) => [...line.cells]);

describe('names', () => {
  it.each([
    ['Peak View Limited', true],
    ['山景有限公司', true],
    ['INVOICE', false],
    ['Date 13 Jan', false],
    ['12345', false],
    ['A', false],
    ['發票', false],
    ['x'.repeat(80), false],
    ['7-Eleven', true],
  ])('%s looks like a name: %s', (text, is) => expect(looksLikeName(text)).toBe(is));

  it('a company scores more than an address, a sentence or a label', () => {
    const scores = [
      'Peak View Limited',
      'Peak View',
      '12 Canton Road, Kowloon',
      'Thank you for your',
      'Tel: 2345 6789',
    ].map(nameScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBe(4.5);
    expect(companyScore('Kowloon Trading Limited')).toBeGreaterThanOrEqual(4);
    expect(companyScore('INVOICE')).toBe(-1);
  });

  it.each([
    ['PEAK VIEW SDN BHD (88842-H)', 'PEAK VIEW SDN BHD'],
    ['Peak View (201901012345)', 'Peak View'],
    ['Peak View (HK)', 'Peak View (HK)'],
    ['Peak View (Kowloon)', 'Peak View (Kowloon)'],
    ['*** Peak View ***', 'Peak View ***'],
    ['Peak View:', 'Peak View'],
    ['PEAK SDN. BHD', 'PEAK SDN BHD'],
    ['', ''],
  ])('%j is properly %j', (text, name) => expect(properName(text)).toBe(name));

  it.each([
    ['Peak View Limited', 'PEAKVIEW'],
    ['PEAK VIEW CO., LTD.', 'PEAKVIEW'],
    ['山景有限公司', '山景'],
    ['Ｐｅａｋ Ｖｉｅｗ', 'PEAKVIEW'],
    ['Limited', ''],
    ['Cooperative', 'COOPERATIVE'],
  ])('the key of %s is %s', (text, key) => expect(nameKey(text)).toBe(key));

  it.each([
    ['PEAK 5DN BHD', 'PEAK SDN BHD'],
    ['PEAK LIMITEO', 'PEAK LIMITED'],
    ['TRADlNG PEAK', 'TRADlNG PEAK'],
    ['TRADIMG PEAK', 'TRADING PEAK'],
    ['RESTAURAMT', 'RESTAURANT'],
    ['SERVICES', 'SERVICES'],
    ['Tradimg', 'Tradimg'],
    ['A12345', 'A12345'],
  ])('corrects %s to %s', (text, name) => expect(mendedName(text)).toBe(name));

  it.each([
    ['Peak Trading Company', 2],
    ['Peak', 0],
    ['', 0],
    ['trading-company', 2],
  ])('%j has %i words of business', (text, count) => expect(businessWords(text)).toBe(count));

  it('every name is found once as a cell, and none behind "Bill to:"', () => {
    const found = nameOccurrences(linesIn('Peak View Limited\n1 Canton Road\nBill to: Harbour Cafe Limited\n'));
    expect(found.filter(({ shape }) => shape === 'cell').map(({ text }) => text)).toContain('Peak View Limited');
    expect(
      found
        .filter(({ shape }) => shape === 'cell')
        .map(({ text }) => text)
        .join(),
    ).not.toContain('Harbour');
    expect(nameOccurrences([])).toEqual([]);
    const cuts = ['Peak View Trading', 'Peak View Trading (201901012345)'].map(
      (text) => nameOccurrences(linesIn(text))[0]?.cut,
    );
    expect(cuts).toEqual([false, true]);
  });
});

describe('addresses', () => {
  it.each([
    ['Unit 5, 12/F, Wing Fat Building', true],
    ['12 Canton Road', true],
    ['Kowloon, Hong Kong', false],
    ['香港九龍觀塘道1號', true],
    ['80333 München', true],
    ['Hauptstraße 5', true],
    ['London SW1A 1AA', true],
    ['Peak View Limited', false],
    ['Tel: 2345 6789', false],
    ['13 Jan 2026', false],
    ['VAT no: DE123456789', false],
    ['www.peak.example', false],
    ['Date: 13 Canton Road', false],
    ['Address: Canton', true],
    ['', false],
  ])('%j is one: %s', (text, is) => expect(isAddressLine(text)).toBe(is));

  it.each([
    ['12 Canton Road\nKowloon', '12 Canton Road, Kowloon'],
    ['Attn Mr Chan\n12 Canton Road', '12 Canton Road'],
    ['12 Canton Road\nTel 2345 6789\nKowloon', '12 Canton Road'],
    ['12 Canton Road\nInvoice no. 5', '12 Canton Road'],
    ['12 Canton Road, Tel 2345 6789', '12 Canton Road'],
    ['地址：觀塘道1號\n電話：23456789', '觀塘道1號'],
    ['Peak View', null],
    ['', null],
  ])('in %j: %s', (text, address) => expect(addressIn(cellsIn(text))?.text ?? null).toBe(address));

  it('a block is a name, a broken legal form, and an address', () => {
    const block = partyBlock(cellsIn('Peak View Trading\n(HK) Limited\n12 Canton Road\nKowloon'));
    expect([block.name?.text, block.address?.text]).toEqual([
      'Peak View Trading (HK) Limited',
      '12 Canton Road, Kowloon',
    ]);
    const bilingual = partyBlock(cellsIn('Peak View Limited\n山景有限公司\n12 Canton Road'));
    expect([bilingual.name?.text, bilingual.address?.text]).toEqual(['Peak View Limited', '12 Canton Road']);
    expect(partyBlock([])).toMatchObject({ name: null, address: null });
  });

  it.each([
    ['Bill to: Peak', 7, 'Peak'],
    ['Bill to:Peak', 7, 'Peak'],
    ['Bill to', 7, null],
  ])('cellAfter of %j at %i is %s', (text, length, rest) => {
    const [cell] = cellsIn(text);
    expect(cell === undefined ? null : (cellAfter(cell, length)?.text ?? null)).toBe(rest);
  });
});

describe('blocks of parties', () => {
  it.each([
    ['Bill to: Peak View Limited\n12 Canton Road', 'Peak View Limited', true],
    ['Bill to\nPeak View Limited\n12 Canton Road', 'Peak View Limited', true],
    ['客戶：山景有限公司', '山景有限公司', true],
    ['To: Peak View Limited', 'Peak View Limited', true],
    ['山景有限公司 台照', '山景有限公司', true],
    ['Peak View Limited\n12 Canton Road', 'Peak View Limited', false],
    ['Ship to: Harbour Cafe\n12 Canton Road', null, false],
    ['', null, false],
  ])('the customer in %j is %s', (text, name, labelled) => {
    const block = customerBlock(linesIn(text), null);
    expect([block?.name?.text ?? null, block?.labelled ?? false]).toEqual([name, labelled]);
  });

  it('the sender is the name before its address in one line', () => {
    expect(senderLine(linesIn('Werk GmbH · Weg 1 · 80333 Ulm'))?.name?.text).toBe('Werk GmbH');
    expect(senderLine(linesIn('Werk GmbH'))).toBeNull();
  });

  it('a known name is found with its address, although a letter is misread', () => {
    const text = 'Peak Vlew Limited\n\nsome words\n\nPeak View Limited\n12 Canton Road\n';
    expect(namedBlock(linesIn(text), 'Peak View Ltd')?.address?.text).toBe('12 Canton Road');
    expect(namedBlock(linesIn(text), 'Harbour')).toBeNull();
    expect(namedBlock(linesIn(text), '')).toBeNull();
  });

  it.each([
    ['Invoice no. 5', true],
    ['Bill to: Peak', true],
    ['Ship to', true],
    ['Order Fulfilment Limited', false],
    ['12 Canton Road', false],
  ])('%s begins something else: %s', (text, is) => expect(isOtherStart(text)).toBe(is));
});

describe('numbers of companies', () => {
  it.each([
    ['VAT no: DE123456789', 'DE123456789'],
    ['USt-IdNr.: DE 123 456 789', 'DE 123 456 789'],
    ['BR No. 12345678-000-01-24-3', '12345678-000-01-24-3'],
    ['商業登記號碼：12345678', '12345678'],
    ['統一編號：12345678', '12345678'],
    ['GST Reg No: M2-1234567-8', 'M2-1234567-8'],
    ['UEN: 201912345K', '201912345K'],
    ['ABN 12 345 678 901', '12 345 678 901'],
    ['GST 9% 12.50', null],
    ['Tel 2345 6789', null],
    ['VAT 19', null],
    ['', null],
  ])('in %j: %s', (text, number) => expect(taxIdIn(linesIn(text))?.value ?? null).toBe(number));
});

describe('whose document it is', () => {
  const party = (name: string | null, taxId: string | null = null, address: string | null = null): Party => ({
    name: name === null ? null : embeddedField(name),
    taxId: taxId === null ? null : embeddedField(taxId),
    address: address === null ? null : embeddedField(address),
  });
  const OWN = {
    names: ['Peak View Limited', '山景有限公司'],
    numbers: ['12345678-000'],
    addresses: ['12 Canton Road, Kowloon'],
  };

  it.each([
    [party('PEAK VIEW LTD'), party('Harbour Cafe'), 'sales'],
    [party('Harbour Cafe'), party('Peak View'), 'purchase'],
    [party('Harbour Cafe'), null, 'purchase'],
    [party('Peak Vlew Limited'), null, 'sales'],
    [party('山景'), null, 'sales'],
    [party('山景貿易有限公司'), null, 'purchase'],
    [party('Harbour Cafe', '12345678-000-01-24-3'), null, 'sales'],
    [party(null, null, '12 Canton Road Kowloon'), null, 'sales'],
    [party('Peak View Limited'), party('Peak View Limited'), 'sales'],
    [party('Peak View Branch'), party('Peak View Limited'), 'purchase'],
    [party(null), null, null],
    [null, null, null],
  ])('%#', (supplier, customer, direction) => expect(directionOf(supplier, customer, OWN)).toBe(direction));

  it('is not known without names and numbers', () => {
    expect(directionOf(party('Harbour'), null, { names: [], numbers: [] })).toBeNull();
    expect(ownLikeness(null, OWN)).toBe(0);
    expect(ownLikeness(party('x', '1234567'), OWN)).toBe(0);
  });

  it('a name is its own name with any legal form, case and punctuation', () => {
    const form = fc.constantFrom('', ' Limited', ' LTD.', ' Co., Ltd', ' (HK)');
    const base = fc.constantFrom('Peak View', 'Harbour Cafe', '山景貿易', 'Golden Hill Trading');
    fc.assert(
      fc.property(base, form, form, fc.boolean(), (name, one, other, isUpper) => {
        const left = `${name}${one}`;
        expect(isNameOf(isUpper ? left.toUpperCase() : left, `${name}${other}`)).toBe(true);
        expect(isNameOf(left, 'Silver Lantern Printing')).toBe(false);
      }),
    );
  });
});
