import { findParts, type Page } from '@folio/documents';
import { describe, expect, it } from 'vitest';
import { Chance } from './chance.ts';
import { drawCommercial } from './commercial/draw-commercial.ts';
import { drawStatement } from './draw-statement.ts';
import type { DrawnPaper } from './placed-page.ts';
import { setWords } from './set-words.ts';

const FILES = 60;
const SINGLES = 100;
const STATEMENT_SHARE = 30;

function drawPaper(chance: Chance): DrawnPaper {
  const seed = chance.from(1, 1_000_000);
  return chance.percent(STATEMENT_SHARE) ? drawStatement(seed, seed).paper : drawCommercial(seed, seed).paper;
}

/** Several documents as the pages of one file, and the numbers of the pages on which they begin. */
function drawFile(seed: number): { pages: Page[]; begin: number[] } {
  const chance = new Chance(seed);
  const papers = Array.from({ length: chance.from(2, 5) }, () => setWords(drawPaper(chance)));
  const begin = papers.map((_, index) => 1 + papers.slice(0, index).reduce((sum, { length }) => sum + length, 0));
  return { pages: papers.flat().map((page, index) => ({ ...page, number: index + 1 })), begin };
}

const cutsOf = (pages: readonly Page[]) => findParts(pages).map(({ segments }) => segments[0]?.page);

describe('files of several drawn documents', () => {
  const files = Array.from({ length: FILES }, (_, index) => drawFile(5000 + index)).map(({ pages, begin }) => ({
    begin,
    cuts: cutsOf(pages),
  }));

  it('are cut where a paper begins, and nowhere else', () => {
    expect(
      files.flatMap(({ begin, cuts }) => cuts.filter((page) => page === undefined || !begin.includes(page))),
    ).toEqual([]);
    const whole = files.filter(({ begin, cuts }) => begin.length === cuts.length);
    expect(whole.length / FILES).toBeGreaterThan(0.9);
  });

  it('do not split a file that is one document', () => {
    const papers = Array.from({ length: SINGLES }, (_, seed) => [
      drawStatement(seed, seed),
      drawCommercial(seed, seed),
    ]);
    const cut = papers.flat().filter(({ paper }) => findParts(setWords(paper)).length !== 1);
    expect(cut.length).toBeLessThanOrEqual(1);
  });
});
