import { AccountTable, showsBalance } from './account-table.ts';
import { Chance } from './chance.ts';
import { ADVERTISEMENTS, BANKS, drawWords, type StatementWords } from './heading-words.ts';
import { type AccountMonth, drawMonth } from './movements.ts';
import { PaperFlow } from './paper-flow.ts';
import { pdfOfPages, type Sheet } from './placed-page.ts';
import { printedWholeDay } from './printed-days.ts';
import { printedMagnitude, textOfMinor } from './printed-figures.ts';
import { drawStatementLayout, type StatementLayout } from './statement-layout.ts';

/** What a drawn statement says, as labels have it. */
export interface DrawnTruth {
  readonly kind: 'bank_statement';
  readonly statements: readonly {
    readonly account: string;
    readonly currency: string;
    readonly periodStart: string;
    readonly periodEnd: string;
    readonly openingBalance: string | null;
    readonly closingBalance: string | null;
    readonly lines: readonly {
      readonly date: string;
      readonly description: string;
      readonly out: string | null;
      readonly in: string | null;
      readonly balance: string | null;
    }[];
  }[];
}

export interface DrawnStatement {
  readonly layout: StatementLayout;
  readonly pdf: Uint8Array;
  readonly truth: DrawnTruth;
}

const SHEETS: Readonly<Record<StatementLayout['paper'], Sheet>> = {
  a4: { width: 595, height: 842 },
  letter: { width: 612, height: 792 },
  a4_landscape: { width: 842, height: 595 },
};

/** Draws a statement: the layout follows from one seed, what happened on the account from another. */
export async function drawStatement(layoutSeed: number, contentSeed: number): Promise<DrawnStatement> {
  const layout = drawStatementLayout(layoutSeed);
  const chance = new Chance(contentSeed);
  const words = drawWords(chance, layout.language, layout.kind);
  const from = chance.of(['2026-01-01', '2025-12-05', '2026-03-16', '2025-06-01']);
  const days = chance.from(27, 31);
  const accounts = Array.from({ length: layout.accounts }, (_, index) =>
    drawMonth(chance, {
      from,
      days,
      count: chance.percent(30) ? chance.from(25, 60) : chance.from(4, 24),
      currency: index === 0 ? chance.of(['HKD', 'HKD', 'USD', 'GBP', 'EUR', 'SGD']) : chance.of(['USD', 'CNY', 'EUR']),
      isCard: layout.kind === 'card',
    }),
  );
  const to = new Date(Date.parse(`${from}T00:00:00Z`) + (days - 1) * 86_400_000).toISOString().slice(0, 10);
  const paper = { layout, words, accounts, from, to, bank: chance.of(BANKS), chance };
  const flow = printed(paper);
  const pdf = await pdfOfPages(flow.pages, flow.sheet, words.title);
  return { layout, pdf, truth: truthOf(paper) };
}

interface Paper {
  readonly layout: StatementLayout;
  readonly words: StatementWords;
  readonly accounts: readonly AccountMonth[];
  readonly from: string;
  readonly to: string;
  readonly bank: string;
  readonly chance: Chance;
}

function printed(paper: Paper): PaperFlow {
  const { layout, words, accounts, chance } = paper;
  const flow = new PaperFlow(SHEETS[layout.paper], layout.fontSize, (page, number) => head(page, number, paper));
  if (layout.summaryFirst) summary(flow, paper);
  for (const account of accounts) {
    if (!flow.hasRoom(8)) flow.turn();
    flow.line([left(flow, `${words.account}: ${account.number}`), right(flow, account.currency)]);
    if (layout.balancesAt === 'box' && layout.balance !== 'none') box(flow, paper, account);
    new AccountTable(flow, layout, words, account).print();
    flow.gap(1);
    if (layout.extras.includes('interest')) flow.line([left(flow, 'Interest rate 0.125 % p.a. from 1 Jan 2026')]);
  }
  if (layout.extras.includes('points'))
    flow.line([left(flow, 'Bonus points  Opening 12,480  Earned 1,250  Redeemed 0  Total 13,730')]);
  if (layout.extras.includes('advertisement')) flow.line([left(flow, chance.of(ADVERTISEMENTS))]);
  return flow;
}

const left = (flow: PaperFlow, text: string) => ({ text, x: flow.left, align: 'left' as const });
const right = (flow: PaperFlow, text: string) => ({ text, x: flow.right, align: 'right' as const });

function head(flow: PaperFlow, number: number, { layout, words, bank, from, to }: Paper): void {
  flow.foot(`${bank}   Page ${number}`);
  flow.line(
    [{ ...left(flow, bank), bold: true }, right(flow, words.title)],
    number === 1 ? layout.fontSize + 5 : layout.fontSize,
  );
  if (number > 1) return;
  flow.gap(0.5);
  flow.line([left(flow, 'GOLDEN BAUHINIA TRADING LIMITED')]);
  flow.line([
    left(flow, 'UNIT 8, 9/F, EXAMPLE CENTRE, KOWLOON'),
    right(flow, `${words.period}: ${printedWholeDay(from, layout.dates)} - ${printedWholeDay(to, layout.dates)}`),
  ]);
  flow.gap(1);
}

function summary(flow: PaperFlow, { layout, accounts }: Paper): void {
  for (const { number, currency, closingMinor } of accounts)
    flow.line([left(flow, number), right(flow, `${currency} ${printedMagnitude(closingMinor, layout.figures)}`)]);
  flow.gap(1);
}

function box(flow: PaperFlow, { layout, words }: Paper, { openingMinor, closingMinor }: AccountMonth): void {
  for (const [name, minor] of [
    [words.opening, openingMinor],
    [words.closing, closingMinor],
  ] as const)
    flow.line([
      left(flow, name),
      { text: printedMagnitude(minor, layout.figures), x: flow.left + 220, align: 'right' },
    ]);
  flow.gap(0.5);
}

function truthOf({ layout, accounts, from, to }: Paper): DrawnTruth {
  const isStated = layout.balance !== 'none';
  const joined = (words: string, more: string) => {
    if (layout.moreWords === 'none') return words;
    return layout.moreWords === 'below' ? `${words} ${more}` : `${more} ${words}`;
  };
  return {
    kind: 'bank_statement',
    statements: accounts.map((account) => ({
      account: account.number,
      currency: account.currency,
      periodStart: from,
      periodEnd: to,
      openingBalance: isStated ? textOfMinor(account.openingMinor) : null,
      closingBalance: isStated ? textOfMinor(account.closingMinor) : null,
      lines: account.movements.map((movement) => ({
        date: movement.day,
        description: joined(movement.words, movement.moreWords),
        out: movement.minor < 0n ? textOfMinor(-movement.minor) : null,
        in: movement.minor >= 0n ? textOfMinor(movement.minor) : null,
        balance:
          showsBalance(layout, account, movement) && layout.columns.includes('balance')
            ? textOfMinor(movement.balanceMinor)
            : null,
      })),
    })),
  };
}
