import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computedField } from '../../../evidence/evidence.ts';
import { type Line, linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { addDays, datesIn, isoOf } from '../../../values/date.ts';
import { contextOf, tokensAt } from '../choice/label-context.ts';
import { documentNumber, relatedNumber } from '../number/number.ts';
import { numberCandidates, numberKey } from '../number/number-candidates.ts';
import { strengthOf } from '../number/number-labels.ts';
import { dateOccurrences } from './date-occurrences.ts';
import { repairedDates } from './date-repair.ts';
import { documentDates, dueByTerms, isOfferDay, isOfferLine, termDays, termsOf } from './dates.ts';

const linesIn = (text: string): Line[] => linesOf(pageOfText(text));

describe('documentDates', () => {
  it.each<[string, string | null, string | null]>([
    ['Invoice date: 13/01/2026', '2026-01-13', null],
    ['Date 13 Jan 2026\nDue date 12 Feb 2026', '2026-01-13', '2026-02-12'],
    ['Due date 12 Feb 2026\nInvoice date 13 Jan 2026', '2026-01-13', '2026-02-12'],
    ['日期：2026年1月13日\n到期日：2026年2月12日', '2026-01-13', '2026-02-12'],
    ['Rechnungsdatum: 13.01.2026\nZahlbar bis 12.02.2026', '2026-01-13', '2026-02-12'],
    ['Date 13 Jan 2026\nTerms: 30 days', '2026-01-13', '2026-02-12'],
    ['Date 31 Dec 2025\nTerms: net 1', '2025-12-31', '2026-01-01'],
    ['Date 28 Feb 2024\nTerms: 1 day', '2024-02-28', null],
    ['Date 13 Jan 2026\nTerms: C.O.D.', '2026-01-13', null],
    ['Date 13 Jan 2026\nDue date 12 Jan 2026', '2026-01-13', null],
    ['Delivery date 10 Jan 2026\nDate 13 Jan 2026', '2026-01-13', null],
    ['Order date 10 Jan 2026\nInvoice date 13 Jan 2026', '2026-01-13', null],
    ['13 Jan 2026', '2026-01-13', null],
    ['Lantern', null, null],
    ['', null, null],
  ])('%j: issued %s, due %s', (text, issued, due) => {
    const found = documentDates(linesIn(text), 'dmy');
    expect([found.issueDate?.value ?? null, found.dueDate?.value ?? null]).toEqual([issued, due]);
  });

  it('says when day and month could be exchanged', () => {
    expect(documentDates(linesIn('Date 03/04/2026'), 'dmy')).toMatchObject({
      ambiguous: true,
      issueDate: { value: '2026-04-03' },
    });
    expect(documentDates(linesIn('Date 03/04/2026'), 'mdy')).toMatchObject({
      ambiguous: true,
      issueDate: { value: '2026-03-04' },
    });
    expect(documentDates(linesIn('Date 13/04/2026'), 'dmy').ambiguous).toBe(false);
  });

  it.each([
    ['Terms: Net 30', 'Net 30', 30],
    ['Payment terms   30 days', '30 days', 30],
    ['付款條款：月結30天', '月結30天', 30],
    ['數期：60天', '60天', 60],
    ['Terms: due on receipt', 'due on receipt', null],
    ['Zahlungsbedingungen: 14 Tage', '14 Tage', 14],
    ['Terms and conditions apply', null, null],
  ])('the terms of %j are %s', (text, terms, days) => {
    const found = termsOf(linesIn(text));
    expect(found?.value ?? null).toBe(terms);
    expect(termDays(found)).toBe(days);
  });

  it('a due day is the day of issue and the days of the terms', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 365 }), (start, days) => {
        const issued = computedField(addDays('1990-01-01', start), 0.9);
        expect(dueByTerms(issued, computedField(`${days} days`, 0.9))?.value).toBe(addDays(issued.value, days));
      }),
    );
    expect(dueByTerms(null, computedField('30 days', 1))).toBeNull();
    expect(dueByTerms(computedField('2026-01-13', 1), null)).toBeNull();
  });

  it.each([
    ['Prices valid until 31/01/2026', true],
    ['優惠期至2026年1月31日', true],
    ['Menu price valid from 1 Jan 2026', true],
    ['Valid until 31/01/2026, payment due 20/01/2026', false],
    ['Invoice date 31/01/2026', false],
  ])('%s is an offer: %s', (text, is) => {
    expect(isOfferLine(text)).toBe(is);
    if (is && text.includes('31/01/2026')) expect(isOfferDay(linesIn(text), '2026-01-31', 'dmy')).toBe(true);
    expect(isOfferDay(linesIn(text), '2020-01-01', 'dmy')).toBe(false);
  });
});

describe('repairedDates', () => {
  const days = (text: string): (string | null)[] => [
    ...new Set(repairedDates(text).flatMap(({ text: mended }) => datesIn(mended).map(isoOf))),
  ];
  it.each([
    ['l3/O1/2O26', '2026-01-13'],
    ['13/01/202G', null],
    ['13;01;2026', '2026-01-13'],
    ['13 01 2026', '2026-01-13'],
    ['20260113', '2026-01-13'],
    ['13/81/2026', '2026-01-13'],
    ['83/01/2026', '2026-01-03'],
    ['13 J4n 2026', null],
    ['13 0ct 2026', '2026-10-13'],
    ['13 N0v 2026', '2026-11-13'],
    ['5ep 13, 2026', '2026-09-13'],
    ['2O26年1月l3日', '2026-01-13'],
    ['06/10/018', '2018-10-06'],
    ['Lantern', null],
    ['', null],
  ])('%s holds %s', (text, iso) => {
    if (iso === null) expect(days(text)).toEqual([]);
    else expect(days(text)).toContain(iso);
  });

  it('gives places within the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789OlIS/ -.JanOct年月'), maxLength: 24 }), (text) => {
        for (const { start, end } of repairedDates(text))
          expect(start >= 0 && end <= text.length && start < end).toBe(true);
      }),
    );
  });
});

describe('dates and the words around them', () => {
  it('each has its label, back to the date before it', () => {
    const found = dateOccurrences(linesIn('Issued 13/01/2026 due 12/02/2026 thanks'), 'dmy');
    expect(found.map(({ label, iso }) => `${label} ${iso}`)).toEqual(['Issued 2026-01-13', 'due 2026-02-12']);
    expect(found[1]?.context.right).toBe('thanks');
  });

  it('the context of a word is what is printed around it', () => {
    const lines = linesIn('Date        No.\n13/01       A-1\nDue         x');
    const token = lines[1]?.tokens[1];
    expect(token === undefined ? null : contextOf(lines, 1, [token])).toEqual({
      left: '13/01',
      cellLeft: '13/01',
      above: ['No.'],
      lineAbove: 'Date  No.',
      lineBelow: 'Due  x',
      right: '',
    });
    expect(contextOf(lines, 9, [])).toMatchObject({ left: '', above: [] });
  });

  it('tokensAt finds the words of a part of a line', () => {
    const [line] = linesIn('Date  13 Jan 2026  x');
    if (line === undefined) throw new Error('no line');
    const at = line.text.indexOf('13');
    expect(tokensAt(line, at, at + 11).map(({ text }) => text)).toEqual(['13', 'Jan', '2026']);
  });
});

describe('numbers', () => {
  it.each([
    ['Invoice No. A-1001', 'A-1001'],
    ['Invoice number: INV/2026/001', 'INV/2026/001'],
    ['發票編號：A1001', 'A1001'],
    ['Rechnungsnummer 4711', '4711'],
    ['Receipt #77', '77'],
    ['Invoice No.\nA-1001', 'A-1001'],
    ['Invoice date 13/01/2026', null],
    ['Against invoice no. A-1', null],
    ['Invoice total 12.50', null],
    ['Account no. 123456', null],
    ['Tel no. 23456789', null],
    ['', null],
  ])('of an invoice in %j: %s', (text, number) => {
    expect(documentNumber(linesIn(text), 'invoice')?.value ?? null).toBe(number);
  });

  it('of a credit note is its own, and the other one is that of the invoice', () => {
    const lines = linesIn('Credit note no. CN-5\nOriginal invoice: A-1001');
    expect(documentNumber(lines, 'credit_note')?.value).toBe('CN-5');
    expect(relatedNumber(lines)?.value).toBe('A-1001');
    expect(relatedNumber(linesIn('Invoice no. A-1'))).toBeNull();
  });

  it.each([
    ['Invoice no', 4],
    ['Receipt no', 3.5],
    ['Our ref', 3],
    ['No.', 2],
    ['Référence', 1.5],
    ['Invoice', 4],
    ['Order no', -1],
    ['Customer no', -2],
    ['GST reg no', -2],
    ['Your ref', -2],
    ['Tel', -2],
    ['Lantern', 0],
    ['', 0],
  ])('the label %j has the strength %d', (label, strength) => expect(strengthOf(label)).toBe(strength));

  it('candidates have no amounts, dates or times among them', () => {
    const keys = numberCandidates(linesIn('INV 00123   12.50   13/01/2026   12:30   50%   A-17'), null).map(
      ({ key }) => key,
    );
    expect(keys).toContain('INV00123');
    expect(keys).toContain('A17');
    for (const wrong of ['1250', '13012026', '1230', '50']) expect(keys).not.toContain(wrong);
    expect(numberKey('a-1/ 2')).toBe('A12');
  });
});
