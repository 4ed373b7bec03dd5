import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { numberCandidates } from './number-candidates.ts';
import { strengthOf } from './number-labels.ts';

/** The text whose label names the document's own number most strongly. */
function strongest(text: string): string | undefined {
  const found = numberCandidates(linesOf(pageOfText(text)), null);
  return [...found].sort((a, b) => (b.features.strength ?? 0) - (a.features.strength ?? 0))[0]?.text;
}

describe('numberCandidates', () => {
  it.each([
    ['Invoice No.: INV-2024-01', 'INV-2024-01'],
    ['INV NO. A123', 'A123'],
    ['Inv.# 00917', '00917'],
    ['Invoice #7781', '#7781'],
    ['Rechnungsnummer RE-20201121/508', 'RE-20201121/508'],
    ['Facture n° F2024-17', 'F2024-17'],
    ['發票號碼：AB-12345678', 'AB-12345678'],
    ['收據編號:5294', '5294'],
    ['編號 Ref. No. : DN2025247', 'DN2025247'],
    ['單據編號: CN-73977\n原發票編號: INV551514', 'CN-73977'],
    ['Customer No. 4711\nInvoice No. 17-334', '17-334'],
    ['Tel: 2345 6789\nGST Reg No: 000181747712\nReceipt No: 28544', '28544'],
    ['Attn:            Invoice No.\nBrandt AG        21313\nReg. No. 27421923', '21313'],
    ['Bill number          Account number\nB573852001           778899001', 'B573852001'],
  ])('%s', (text, number) => expect(strongest(text)).toBe(number));

  it.each(['12/03/2024', '1,234.50', '18668.85', '13:45', '10%'])('%s is no number', (text) => {
    expect(numberCandidates(linesOf(pageOfText(`No. ${text}`)), null)).toEqual([]);
  });

  it('takes letters and digits apart by a blank as one number too', () => {
    const texts = numberCandidates(linesOf(pageOfText('Invoice No. SI 00123')), null).map((one) => one.text);
    expect(texts).toEqual(['00123', 'SI 00123']);
  });

  it('takes a group whose first blank recognition lost as one number too', () => {
    const texts = numberCandidates(linesOf(pageOfText('Document No. R243 57848')), null).map((one) => one.text);
    expect(texts).toContain('R243 57848');
  });
});

describe('numberCandidates of a picture', () => {
  it.each([
    ['Document No. 0P/2024/61182', 'OP/2024/61182'],
    ['Invoice No. 1NV-2204', 'INV-2204'],
    ['Invoice No. 0204/2026', '0204/2026'],
  ])('%s', (printed, number) => {
    const page = pageOfText(printed);
    const words = page.words.map((word) => ({ ...word, confidence: 0.9 }));
    const texts = numberCandidates(linesOf({ ...page, source: 'ocr', words }), null).map((one) => one.text);
    expect(texts).toEqual([number]);
  });
});

describe('strengthOf', () => {
  it('puts the labels of an invoice above general ones, and those of others below none', () => {
    const labels = ['Invoice no.', 'Receipt no.', 'Our ref', 'No.', '', 'Table no.', 'GST Reg No'];
    const strengths = labels.map(strengthOf);
    expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
  });
});
