import type { Evidence } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../invoice-form/invoice-draft.ts';
import {
  boxesOnPage,
  boxOfText,
  isUnsure,
  noteOf,
  placeOf,
  printedInstead,
  regionsOnPage,
  unsureFirst,
  valueAt,
} from './evidence.ts';

const read = (confidence: number, page: number | null = 1): Evidence => ({
  page,
  box: { x: 0, y: 0, width: 0.1, height: 0.1 },
  confidence,
  origin: 'read',
  read: 'x',
});

const plain = { isTouched: false, isAccepted: false, isMended: false, isLearnt: false };

describe('how sure a field is', () => {
  it.each([
    ['read at 72 %', { evidence: read(0.72) }, { word: 'sure', percent: 72 }],
    ['read at 72 % and accepted', { evidence: read(0.72), isAccepted: true }, { word: 'accepted' }],
    ['read for certain', { evidence: read(0.99) }, { word: 'page', page: 1 }],
    ['read as a correction taught', { evidence: read(0.99), isLearnt: true }, { word: 'learnt' }],
    ['computed', { evidence: { ...read(0.9), origin: 'computed' as const } }, { word: 'computed' }],
    ['mended', { evidence: { ...read(0.9), origin: 'computed' as const }, isMended: true }, { word: 'mended' }],
    ['corrected', { evidence: read(0.3), isTouched: true }, { word: 'entered' }],
    [
      'corrected before by somebody',
      { evidence: { ...read(1, null), origin: 'entered' as const, by: 'Chan Tai Man' } },
      { word: 'enteredBy', name: 'Chan Tai Man' },
    ],
    ['without evidence', { evidence: undefined }, null],
    ['read, but nobody knows where', { evidence: read(0.99, null) }, null],
  ])('%s', (_what, standing, note) => {
    expect(noteOf({ ...plain, ...standing })).toEqual(note);
  });
  it('what a person entered is never unsure', () => {
    expect([isUnsure(read(0.84)), isUnsure(read(0.85)), isUnsure({ ...read(0.1), origin: 'entered' })]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('puts the unsure first and keeps the order', () => {
    expect(unsureFirst(['a', 'b', 'c'], { b: read(0.5), c: read(0.9) })).toEqual(['b', 'a', 'c']);
  });
});

describe('a corrected figure', () => {
  const mended: Evidence = { ...read(0.9), origin: 'computed', read: '1238.00' };
  it.each([
    ['another figure than printed', mended, '1288.00', '1238.00'],
    ['the same figure written otherwise', mended, '1238', null],
    ['a figure that was read', { ...mended, origin: 'read' as const }, '1288.00', null],
    ['no figure', mended, null, null],
    ['no evidence', undefined, '1.00', null],
  ])('%s', (_what, evidence, value, printed) => {
    expect(printedInstead(evidence, value)).toBe(printed);
  });
  it('is looked up by its path', () => {
    const draft = {
      kind: 'receipt' as const,
      invoice: { ...emptyDraft('HKD', null), total: '5.00' },
      statements: null,
    };
    expect([valueAt(draft, 'invoice.total'), valueAt(draft, 'invoice.items.0.name')]).toEqual(['5.00', '']);
    expect(valueAt(draft, 'statements.0.lines.1.spent')).toBeNull();
  });
});

describe('regions of a page', () => {
  it('are those of the segments that take only a part of it', () => {
    const box = { x: 0, y: 0, width: 1, height: 0.5 };
    const segments = [
      { page: 1, region: box },
      { page: 2, region: null },
    ];
    expect([regionsOnPage(segments, 1), regionsOnPage(segments, 2)]).toEqual([[box], []]);
  });
});

describe('boxes on a page', () => {
  const evidence = {
    'invoice.total': read(0.9),
    'invoice.number': read(0.9, 2),
    'statements.0.lines.3': read(0.9),
    'statements.0.lines.3.spent': read(0.9),
    'statements.0.lines.4.spent': read(0.4),
  };
  it('are those of the page; of a line’s cells only the unsure one and the one looked at', () => {
    const paths = (active: string | null) => boxesOnPage(evidence, 1, active).map((one) => one.path);
    expect(paths(null)).toEqual(['invoice.total', 'statements.0.lines.3', 'statements.0.lines.4.spent']);
    expect(paths('statements.0.lines.3.spent')).toContain('statements.0.lines.3.spent');
  });
  it('a cell without a place has the place of its line', () => {
    expect(placeOf(evidence, 'statements.0.lines.3.payee')).toEqual({ page: 1, path: 'statements.0.lines.3' });
    expect(placeOf(evidence, 'invoice.due_date')).toBeNull();
  });
});

describe('a box of the address', () => {
  it.each([
    ['0.1,0.2,0.3,0.02', { x: 0.1, y: 0.2, width: 0.3, height: 0.02 }],
    ['0.1,0.2,0.3', null],
    ['0.1,0.2,0.3,1.2', null],
    ['a,b,c,d', null],
    ['', null],
  ])('%s', (text, box) => {
    expect(boxOfText(text)).toEqual(box);
  });
});
