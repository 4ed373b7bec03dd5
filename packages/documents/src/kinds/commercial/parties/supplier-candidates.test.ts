import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { supplierCandidates } from './supplier-candidates.ts';
import { nameOccurrences } from './supplier-found.ts';
import { mendedName } from './supplier-words.ts';

function names(text: string): string[] {
  return nameOccurrences(linesOf(pageOfText(text))).map((one) => one.text);
}

describe('mendedName', () => {
  it.each([
    ['SUN WONG KUT SON BHD', 'SUN WONG KUT SDN BHD'],
    ['ECOSWAY.COM 5DN BHO', 'ECOSWAY.COM SDN BHD'],
    ['KFA TRAD1NG', 'KFA TRADING'],
    ['THAI DELICIOUS RESTAURAHT', 'THAI DELICIOUS RESTAURANT'],
    ['YONG SOON FATT S/8', 'YONG SOON FATT S/B'],
    ['Blue Kite Limited', 'Blue Kite Limited'],
    ['DOMINO PIZZA 128', 'DOMINO PIZZA 128'],
  ])('%s', (text, name) => expect(mendedName(text)).toBe(name));
});

describe('nameOccurrences', () => {
  it.each([
    ['ABC HARDWARE SDN BHD (123456-X)', 'ABC HARDWARE SDN BHD'],
    ['ABC HARDWARE SDN BHD CO. REG NO: 123456-X', 'ABC HARDWARE SDN BHD'],
    ['AIK HUAT HARDWARE\nENTERPRISE (SETIA\nALAM) SDN BHD', 'AIK HUAT HARDWARE ENTERPRISE (SETIA ALAM) SDN BHD'],
    ['From: Golden Harbour Trading Limited', 'Golden Harbour Trading Limited'],
    ['銷售方:珠海市潮汐環保科技有限公司', '珠海市潮汐環保科技有限公司'],
    ['Mei Lan Consulting,Room 1803, 18/F, Example Tower, Hong Kong', 'Mei Lan Consulting'],
    ['Jade Orchard Co., Ltd., Flat B, 3/F, 20 Kwun Tong Road', 'Jade Orchard Co., Ltd.'],
    ['Imprimerie Lacroix SA ·Rue du Rhône 40 · 1204 Genève', 'Imprimerie Lacroix SA'],
    ['Harbour Hardware Limited 。 8 Nathan Road «+。 Kowloon', 'Harbour Hardware Limited'],
    ['Cheques payable to Kai Tak Parts Limited', 'Kai Tak Parts Limited'],
  ])('%s', (text, name) => expect(names(text)).toContain(name));

  it.each(['TAX INVOICE', '增值稅發票', '發票', 'www.example.com', '12345', 'Official Receipt'])(
    '%s is not a name',
    (text) => expect(names(text)).toEqual([]),
  );
});

describe('supplierCandidates', () => {
  const lines = linesOf(
    pageOfText(
      'Golden Harbour Trading Limited\n20 Queen’s Road Central\nwww.goldenharbour.hk\n\nBill to\nBlue Kite Design Company\n8 Nathan Road',
    ),
  );
  const found = supplierCandidates(lines, { supplier: null, customer: 'Blue Kite Design Company' });
  const featuresOf = (name: string) => found.find((one) => one.name === name)?.features;

  it('sees the address below, the web address and the legal form', () => {
    expect(featuresOf('Golden Harbour Trading Limited')).toMatchObject({
      belowAddress: 1,
      domain: 1,
      text_form: 1,
      customer: 0,
    });
  });

  it('sees that a name is printed under the label of the customer', () => {
    expect(featuresOf('Blue Kite Design Company')).toMatchObject({ customerOver: 1, customer: 1 });
  });
});
