import { describe, expect, it } from 'vitest';
import { type CapturedPage, isTooLarge, movePage, singleOriginal, withoutPage, withPage } from './pages.ts';

const page = (id: string, { type = 'image/jpeg', size = 10, drawn = 10 } = {}): CapturedPage => ({
  id,
  original: new File([new Uint8Array(size)], 'image.jpg', { type }),
  jpeg: new Blob([new Uint8Array(drawn)]),
  width: 3,
  height: 4,
  url: `blob:${id}`,
});
const abc = ['a', 'b', 'c'].map((id) => page(id));
const ids = (pages: readonly CapturedPage[]) => pages.map(({ id }) => id).join('');

describe('the pages of a photographed document', () => {
  it.each([
    [null, 'abcx'],
    ['b', 'axc'],
    ['gone', 'abcx'],
  ])('get a page in the place of %s, or at the end: %s', (replaced, expected) => {
    expect(ids(withPage(abc, page('x'), replaced))).toBe(expected);
  });

  it.each([
    ['a', 1, 'bac'],
    ['c', -1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
    ['gone', 1, 'abc'],
  ] as const)('move %s by %i: %s', (id, by, expected) => {
    expect(ids(movePage(abc, id, by))).toBe(expected);
  });

  it('lose a removed page', () => expect(ids(withoutPage(abc, 'b'))).toBe('ac'));

  it.each([
    [null, false],
    [2 * 1024 + 20, false],
    [2 * 1024 + 19, true],
  ])('with a limit of %s bytes are too large: %s', (max, expected) => {
    expect(isTooLarge([page('a'), page('b')], max)).toBe(expected);
  });

  it.each([
    ['one JPEG', [page('a')], null, true],
    ['one PNG', [page('a', { type: 'image/png' })], 10, true],
    ['one picture of another type', [page('a', { type: 'image/heic' })], null, false],
    ['one that is too large', [page('a', { size: 11 })], 10, false],
    ['two pages', [page('a'), page('b')], null, false],
    ['no page', [], null, false],
  ])('of %s with the limit are uploaded unchanged', (_, pages, max, expected) => {
    expect(singleOriginal(pages, max)).toBe(expected ? pages[0]?.original : null);
  });
});
