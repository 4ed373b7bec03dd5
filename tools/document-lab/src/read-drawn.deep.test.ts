import { type DocumentKind, type Page, type Reading, readDocument, toManifest } from '@folio/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReader, type Reader } from '../../../apps/server/src/platform/reader/index.ts';
import { statementReading } from '../../../packages/documents/src/kinds/bank-statement/statement-reading.ts';
import { linesOf } from '../../../packages/documents/src/page/layout.ts';
import { emptyReading } from '../../../packages/documents/src/reading-parts.ts';
import { readWhole } from '../../evaluation/read-file.ts';
import { judge } from '../../evaluation/score.ts';
import { statementVerdicts } from '../../evaluation/score-statements.ts';
import type { Verdict } from '../../evaluation/verdict.ts';
import { Chance } from './chance.ts';
import { DAMAGES, type Damage, damaged } from './damaged-words.ts';
import { type DrawnStatement, drawStatement } from './draw-statement.ts';
import { shareOf, sumOf } from './evaluation/verdict-sums.ts';
import { printedPdf } from './placed-page.ts';
import { setWords } from './set-words.ts';
import { drawStatementLayout, halfOf, type StatementLayout } from './statement-layout.ts';

const PRINTED = 24;
const SET = 130;
const DAMAGED = 8;
/** Statements of which a row is wrong or missing. */
const MAX_FAULTY = 3;
/** Statements that are read correctly but marked as doubtful: their balances do not show the direction of money. */
const MAX_DOUBTED = 1;
const SLOW_MS = 120_000;

/** Statements of the half that reading may be tuned on. */
function drawn(from: number, count: number, fits: (layout: StatementLayout) => boolean = () => true): DrawnStatement[] {
  const found: DrawnStatement[] = [];
  for (let seed = from; found.length < count; seed++) {
    const layout = drawStatementLayout(seed);
    if (halfOf(layout) === 'tuning' && fits(layout)) found.push(drawStatement(seed, seed));
  }
  return found;
}

const truthOf = ({ truth }: DrawnStatement) => ({ id: '', file: '', ...truth });

function read(pages: readonly Page[]): Reading {
  return readDocument({ pages, attachments: [], ownNames: [], ownNumbers: [] });
}

describe('drawn statements, printed as PDFs', () => {
  let reader: Reader;
  beforeAll(() => {
    reader = createReader({ workers: 1 });
  });
  afterAll(() => reader.close());

  it('are read row by row, and none is called proved that is wrong', async () => {
    const verdicts: Verdict[] = [];
    for (const statement of drawn(70_000, PRINTED)) {
      const pages = await reader.readPages(await printedPdf(statement.paper), {
        fileName: 'statement.pdf',
        ownNames: [],
        ownNumbers: [],
      });
      verdicts.push(...judge(truthOf(statement), readWhole(pages, { attachments: false }).reading));
    }
    expect(sumOf(verdicts, 'provedThoughWrong')).toEqual({ right: 0, n: PRINTED });
    expect(shareOf(verdicts, 'row')).toBeGreaterThan(0.99);
    expect(sumOf(verdicts, 'kind')).toEqual({ right: PRINTED, n: PRINTED });
  });
});

interface ReadStatement {
  readonly statement: DrawnStatement;
  readonly reading: Reading;
  readonly verdicts: readonly Verdict[];
}

function readAndJudged(statement: DrawnStatement): ReadStatement {
  const reading = read(setWords(statement.paper));
  return { statement, reading, verdicts: judge(truthOf(statement), reading) };
}

describe('drawn statements, their words set on pages', () => {
  let statements: ReadStatement[];
  let verdicts: Verdict[];
  let whole: ReadStatement[];
  beforeAll(() => {
    statements = drawn(71_000, SET).map(readAndJudged);
    verdicts = statements.flatMap((one) => one.verdicts);
    whole = statements.filter((one) => shareOf(one.verdicts, 'document') === 1);
  }, SLOW_MS);

  it('have every account, its period, its balances and its lines', () => {
    for (const field of ['kind', 'account', 'periodStart', 'periodEnd'])
      expect([field, shareOf(verdicts, field)]).toEqual([field, 1]);
    const stated = statements.filter(({ statement: { layout } }) => layout.balance !== 'none');
    for (const field of ['openingBalance', 'closingBalance'])
      expect([
        field,
        shareOf(
          stated.flatMap((one) => one.verdicts),
          field,
        ),
      ]).toEqual([field, 1]);
    expect(shareOf(verdicts, 'row')).toBeGreaterThan(0.996);
    expect(SET - whole.length).toBeLessThanOrEqual(MAX_FAULTY);
  });

  it('are proved by their balances, and nothing that is wrong is proved', () => {
    expect(shareOf(verdicts, 'proved')).toBeGreaterThan(0.95);
    expect(sumOf(verdicts, 'provedThoughWrong').right).toBe(0);
    expect(sumOf(verdicts, 'unflagged').right).toBe(0);
  });

  it('fail no check and need no repair where they are read as printed', () => {
    const failing = whole.filter(({ reading }) => reading.checks.some((check) => !check.holds));
    expect(failing.length).toBeLessThanOrEqual(MAX_DOUBTED);
    for (const { reading } of whole) {
      expect(reading.statements.flatMap(({ lines }) => lines.filter((line) => line.repaired !== undefined))).toEqual(
        [],
      );
    }
  });

  it('keep the words of their lines', () => {
    const usual = statements.filter(({ statement: { layout } }) => tellsWordsApart(layout));
    const described = usual.flatMap((one) => one.verdicts);
    expect(usual.length).toBeGreaterThan(SET / 3);
    expect(shareOf(described, 'rowDescription')).toBeGreaterThan(0.99);
  });

  it('are distinguished from card statements by their arithmetic, whatever kind was assumed', () => {
    const wrong = drawn(72_000, SET / 3, ({ kind, balance }) => kind === 'card' || balance === 'every_row').filter(
      ({ layout, paper }) => {
        const isCard = layout.kind === 'card';
        return (
          readAs(setWords(paper), isCard ? 'bank_statement' : 'card_statement').kind !==
          (isCard ? 'card_statement' : 'bank_statement')
        );
      },
    );
    expect(wrong.map(({ layout }) => layout)).toEqual([]);
  });
});

/** The description column has only words, and lines above a row belong to it only where they have its date. */
function tellsWordsApart({ moreWords, columns }: StatementLayout): boolean {
  return moreWords !== 'above' && !columns.includes('reference') && !columns.includes('code');
}

function readAs(pages: readonly Page[], kind: DocumentKind): Reading {
  const base = emptyReading(pages.map((page) => ({ ...page, turn: 0, mirrored: false })));
  return statementReading(base, pages.flatMap(linesOf), { kind, confidence: 0.9 }, pages);
}

/** Balances cannot show a wrong or lost day between two right ones, or two errors that cancel each other. */
const BEYOND_BALANCES: readonly Damage[] = ['digits', 'lost words', 'misread dates', 'everything a little'];
/** Rows below this confidence are shown to a person first. */
const SURE = 0.5;
const isSure = ({ confidence }: Verdict) => (confidence ?? 0) >= SURE;

/** Rows that were read and are not on the paper, with their confidence. */
function wrongRows(truth: Parameters<typeof judge>[0], reading: Reading): Verdict[] {
  return statementVerdicts(truth, reading, toManifest(reading)).filter(
    ({ field, right }) => field === 'calibrated:row' && right === 0,
  );
}

/** One row of every page is gone: no reader sees it, so that fewer can be right. */
const minShare = (damage: Damage) => (damage === 'missing row' ? 0.85 : 0.95);
const printsBalances = ({ balance }: StatementLayout) =>
  balance === 'every_row' || balance === 'end_of_day' || balance === 'start_of_day';

describe('drawn statements, damaged as by recognition', () => {
  it.each(DAMAGES)(
    '%s: most rows are right, wrong ones are flagged',
    (damage) => {
      const statements = drawn(80_000, DAMAGED, printsBalances).map((statement, index) => {
        const reading = read(damaged(setWords(statement.paper), damage, new Chance(index)));
        return { truth: truthOf(statement), reading };
      });
      const verdicts = statements.flatMap(({ truth, reading }) => judge(truth, reading));
      const { n: rows } = sumOf(verdicts, 'row');
      const sure = statements.flatMap(({ truth, reading }) => wrongRows(truth, reading).filter(isSure));
      expect(shareOf(verdicts, 'row')).toBeGreaterThan(minShare(damage));
      expect(sure.length).toBeLessThanOrEqual(BEYOND_BALANCES.includes(damage) ? rows * 0.005 : 0);
    },
    SLOW_MS,
  );
});
