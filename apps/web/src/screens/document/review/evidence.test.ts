import type { Evidence } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { boxesOnPage, boxOfText, isUnsure, noteOf, placeOf, unsureFirst } from './evidence.ts';

const read = (confidence: number, page: number | null = 1): Evidence => ({
  page,
  box: { x: 0, y: 0, width: 0.1, height: 0.1 },
  confidence,
  origin: 'read',
  read: 'x',
});

describe('how sure a field is', () => {
  it.each([
    ['read at 72 %', read(0.72), false, { word: 'sure', percent: 72 }],
    ['read for certain', read(0.99), false, { word: 'page', page: 1 }],
    ['computed', { ...read(0.5), origin: 'computed' as const }, false, { word: 'computed' }],
    ['corrected', read(0.3), true, { word: 'entered' }],
    ['without evidence', undefined, false, null],
    ['read, but nobody knows where', read(0.99, null), false, null],
  ])('%s', (_what, evidence, isTouched, note) => {
    expect(noteOf(evidence, isTouched)).toEqual(note);
  });
  it('only what was read can be unsure', () => {
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
  it('a cell without a place stands where its line stands', () => {
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
