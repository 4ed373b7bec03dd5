import { readDocument } from '@folio/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReader, type Reader } from '../../../../apps/server/src/platform/reader/index.ts';
import { readWhole } from '../../../evaluation/read-file.ts';
import { judge } from '../../../evaluation/score.ts';
import type { Verdict } from '../../../evaluation/verdict.ts';
import { shareOf, sumOf } from '../evaluation/verdict-sums.ts';
import { printedPdf } from '../placed-page.ts';
import { setWords } from '../set-words.ts';
import { commercialHalf, drawCommercialLayout } from './commercial-layout.ts';
import { type DrawnCommercial, drawCommercial } from './draw-commercial.ts';

const PRINTED = 20;
const SET = 150;
const MAX_WRONG = 1;

/** Documents of the half that may be used to tune the reader. */
function* drawn(from: number): Generator<DrawnCommercial, never> {
  for (let seed = from; ; seed++)
    if (commercialHalf(drawCommercialLayout(seed)) === 'tuning') yield drawCommercial(seed, seed);
}

const truthOf = ({ truth }: DrawnCommercial) => ({ id: '', file: '', ...truth });

describe('drawn business documents, printed as PDFs', () => {
  let reader: Reader;
  beforeAll(() => {
    reader = createReader({ workers: 1 });
  });
  afterAll(() => reader.close());

  it('are read field by field', async () => {
    const verdicts: Verdict[] = [];
    // Of one page each: a second page that is almost empty is recognised as a picture too, which takes seconds.
    const papers = drawn(90_000).filter(({ paper }) => paper.pages.length === 1);
    for (const drawing of papers.take(PRINTED)) {
      const pages = await reader.readPages(await printedPdf(drawing.paper), {
        fileName: 'paper.pdf',
        ownNames: [],
        ownNumbers: [],
      });
      verdicts.push(...judge(truthOf(drawing), readWhole(pages, { attachments: false }).reading));
    }
    for (const field of ['kind', 'total', 'issueDate', 'number', 'supplier']) {
      const { right, n } = sumOf(verdicts, field);
      expect([field, n - right <= MAX_WRONG]).toEqual([field, true]);
    }
  });
});

/** What at least has to be right of each field. */
const MIN_SHARES: Readonly<Record<string, number>> = {
  kind: 0.99,
  total: 0.99,
  issueDate: 0.99,
  // Days until which prices hold, in German and French, are taken for due dates.
  dueDate: 0.97,
  number: 0.97,
  supplier: 0.98,
  customer: 0.88,
  currency: 0.95,
  tax: 0.95,
  discount: 0.99,
  amountDue: 0.99,
  items: 0.99,
};

describe('drawn business documents, their words set on pages', () => {
  let verdicts: Verdict[];
  beforeAll(() => {
    verdicts = [...drawn(90_000).take(SET)].flatMap((drawing) => {
      const pages = setWords(drawing.paper);
      return judge(truthOf(drawing), readDocument({ pages, attachments: [], ownNames: [], ownNumbers: [] }));
    });
  }, 120_000);

  it.each(Object.entries(MIN_SHARES))('say their %s', (field, least) => {
    expect(shareOf(verdicts, field)).toBeGreaterThanOrEqual(least);
  });

  it('are taken without review only where the total is right', () => {
    expect(shareOf(verdicts, 'acceptedTotalPrecision')).toBe(1);
    expect(shareOf(verdicts, 'acceptedTotal')).toBeGreaterThan(0.9);
  });
});
