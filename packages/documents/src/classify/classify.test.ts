import { describe, expect, it } from 'vitest';
import { BILLS } from '../../../../tools/document-lab/src/specimens/bills.ts';
import { FILES } from '../../../../tools/document-lab/src/specimens/files.ts';
import { PAPERS } from '../../../../tools/document-lab/src/specimens/papers.ts';
import { RARE } from '../../../../tools/document-lab/src/specimens/rare.ts';
import { RECEIPTS } from '../../../../tools/document-lab/src/specimens/receipts.ts';
import { STATEMENTS } from '../../../../tools/document-lab/src/specimens/statements.ts';
import { linesOf } from '../page/layout.ts';
import type { Page } from '../page/page.ts';
import { pageOfText } from '../testing/page-of-text.ts';
import { type Classification, classify } from './classify.ts';

const ALL = [...BILLS, ...RECEIPTS, ...STATEMENTS, ...PAPERS, ...FILES, ...RARE];

function kindOf(...texts: readonly string[]): Classification {
  return classify(texts.flatMap((text, index) => linesOf(pageOfText(text, index + 1))));
}

function textOf(name: string): string {
  return ALL.find((specimen) => specimen.name === name)?.text ?? '';
}

describe('classify', () => {
  it.each(ALL)('$name is $kind', ({ kind, also = [], text }) => {
    expect([kind, ...also]).toContain(kindOf(text).kind);
  });

  it('is right wherever it is sure', () => {
    const sure = ALL.map((specimen) => ({ ...specimen, found: kindOf(specimen.text) })).filter(
      ({ found }) => found.confidence >= 0.95,
    );
    expect(sure.length).toBeGreaterThan(ALL.length * 0.6);
    expect(sure.filter(({ kind, also = [], found }) => ![kind, ...also].includes(found.kind))).toEqual([]);
  });

  it.each([
    {
      name: 'an invoice that refers to a quotation and a delivery note',
      annex: 'a delivery note with the number of the invoice',
    },
    { name: 'an invoice that refers to a quotation and a delivery note', annex: 'a contract' },
    { name: 'an integrated statement', annex: 'a price list' },
    { name: 'a quotation with terms', annex: 'a contract' },
  ])('$name stays what it is with $annex behind it', ({ name, annex }) => {
    expect(kindOf(textOf(name), textOf(annex)).kind).toBe(kindOf(textOf(name)).kind);
  });
});

describe('damaged titles', () => {
  it.each([
    { title: 'lNV0ICE', kind: 'invoice' },
    { title: 'I N V O I C E', kind: 'invoice' },
    { title: 'QU0TATlON', kind: 'quotation' },
    { title: 'DELIVFRY N0TE', kind: 'delivery_note' },
    { title: 'CREOlT NOTE', kind: 'credit_note' },
    { title: 'REMITTANCF ADVIGE', kind: 'remittance_advice' },
    { title: '报价单', kind: 'quotation' },
    { title: '报 价 单', kind: 'quotation' },
    { title: '貸項通如單', kind: 'credit_note' },
  ])('$title heads a document of kind $kind', ({ title, kind }) => {
    const text = `Wing Tai Company Limited
${title}
No. 20931          Date 3 March 2025
To Pacific Crest
Goods              Qty      Price     Amount
Boxes               10      12.00     120.00
                            Total     120.00`;
    expect(kindOf(text).kind).toBe(kind);
  });
});

describe('what cannot be read', () => {
  it('is other, with little confidence', () => {
    expect(kindOf('x').confidence).toBeLessThan(0.5);
    expect(kindOf('x').kind).toBe('other');
  });

  it('is not made sure by the few words that were guessed', () => {
    const page = pageOfText(textOf('a contract'));
    const blurred: Page = { ...page, source: 'ocr', words: page.words.map((word) => ({ ...word, confidence: 0.2 })) };
    expect(classify(linesOf(blurred)).confidence).toBeLessThan(classify(linesOf(page)).confidence * 0.6);
  });
});
