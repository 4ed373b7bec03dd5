import { AccountTable, type Cell, showsBalance } from './account-table.ts';
import { Chance } from './chance.ts';
import { ADVERTISEMENTS, BANKS, drawWords, type StatementWords } from './heading-words.ts';
import { type AccountMonth, drawMonth } from './movements.ts';
import { PaperFlow } from './paper-flow.ts';
import { pdfOfPages } from './placed-page.ts';
import { printTables } from './print-tables.ts';
import { printedWholeDay } from './printed-days.ts';
import { printedMagnitude, textOfMinor, withCurrency } from './printed-figures.ts';
import { drawStatementLayout, SHEETS, type StatementLayout } from './statement-layout.ts';

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
  const { layout, accounts, chance } = paper;
  const flow = new PaperFlow(SHEETS[layout.paper], layout.fontSize, (page, number) => head(page, number, paper));
  if (layout.summaryFirst) summary(flow, paper);
  if (layout.sideBySide) besideEachOther(flow, paper);
  else for (const account of accounts) oneAccount(flow, paper, account);
  if (!flow.hasRoom(3)) flow.turn();
  if (layout.extras.includes('points'))
    flow.line([left(flow, 'Bonus points  Opening 12,480  Earned 1,250  Redeemed 0  Total 13,730')]);
  if (layout.extras.includes('advertisement')) flow.line([left(flow, chance.of(ADVERTISEMENTS))]);
  return flow;
}

const HALF = 0.47;

function besideEachOther(flow: PaperFlow, paper: Paper): void {
  const { layout, words, accounts } = paper;
  if (!flow.hasRoom(8)) flow.turn();
  const width = (flow.right - flow.left) * HALF;
  const strips = [
    { left: flow.left, right: flow.left + width },
    { left: flow.right - width, right: flow.right },
  ];
  const placed = accounts.flatMap((account, index) => {
    const strip = strips[index];
    return strip === undefined ? [] : [{ account, strip }];
  });
  flow.line(
    placed.map(({ account, strip }) => ({
      text: `${words.account}: ${account.number} ${account.currency}`,
      x: strip.left,
      align: 'left' as const,
    })),
  );
  if (isBoxed(layout))
    for (const end of ['opening', 'closing'] as const)
      flow.line(placed.flatMap(({ account, strip }) => boxLine(paper, account, end, strip.left, 140)));
  printTables(
    { flow, layout, words },
    placed.map(({ account, strip }) => new AccountTable(strip, layout, words, account)),
  );
  flow.gap(1);
}

function oneAccount(flow: PaperFlow, paper: Paper, account: AccountMonth): void {
  const { layout, words } = paper;
  if (!flow.hasRoom(8)) flow.turn();
  flow.line([left(flow, `${words.account}: ${account.number}`), right(flow, account.currency)]);
  if (isBoxed(layout) && layout.balancesAt === 'wide_box') wideBox(flow, paper, account);
  else if (isBoxed(layout)) box(flow, paper, account);
  printTables({ flow, layout, words }, [new AccountTable(flow, layout, words, account)]);
  flow.gap(1);
  const extras = layout.extras.filter((extra) => extra === 'interest' || extra === 'fees').length;
  if (!flow.hasRoom(extras * 2)) flow.turn();
  if (layout.extras.includes('interest')) flow.line([left(flow, 'Interest rate 0.125 % p.a. from 1 Jan 2026')]);
  if (layout.extras.includes('fees')) {
    flow.line([left(flow, 'Charges of this period')]);
    flow.line([left(flow, 'Monthly service fee waived'), { text: '0.00', x: flow.left + 260, align: 'right' }]);
  }
}

const isBoxed = ({ balancesAt, balance }: StatementLayout) => balancesAt !== 'rows' && balance !== 'none';

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

function boxLine(
  { layout, words }: Paper,
  { openingMinor, closingMinor, currency }: AccountMonth,
  end: 'opening' | 'closing',
  x: number,
  width: number,
): Cell[] {
  const figure = printedMagnitude(end === 'opening' ? openingMinor : closingMinor, layout.figures);
  const text = withCurrency(figure, currency, layout.currencyOnAmounts);
  return [
    { text: words[end], x, align: 'left' },
    { text, x: x + width, align: 'right' },
  ];
}

function box(flow: PaperFlow, paper: Paper, account: AccountMonth): void {
  for (const end of ['opening', 'closing'] as const) flow.line(boxLine(paper, account, end, flow.left, 220));
  flow.gap(0.5);
}

/** Balances and totals beside each other, their names above them. */
function wideBox(flow: PaperFlow, { layout, words }: Paper, account: AccountMonth): void {
  const sum = (isOut: boolean) =>
    account.movements.filter(({ minor }) => minor < 0n === isOut).reduce((total, { minor }) => total + minor, 0n);
  const values: readonly (readonly [string, bigint])[] = [
    [words.opening, account.openingMinor],
    [words.totalIn, sum(false)],
    [words.totalOut, sum(true)],
    [words.closing, account.closingMinor],
  ];
  const width = (flow.right - flow.left) / values.length;
  const cells = (texts: readonly string[]) =>
    texts.map((text, index) => ({ text, x: flow.left + index * width, align: 'left' as const }));
  flow.line(cells(values.map(([name]) => name)));
  flow.line(cells(values.map(([, minor]) => printedMagnitude(minor, layout.figures))));
  flow.gap(0.5);
}

function truthOf({ layout, accounts, from, to }: Paper): DrawnTruth {
  const isStated = layout.balance !== 'none';
  // Balances of cards are what is owed.
  const owed = layout.kind === 'card' ? -1n : 1n;
  const joined = ({ words, moreWords, exchange }: AccountMonth['movements'][number]) => {
    const above = layout.moreWords === 'above' ? moreWords : [];
    const below = layout.moreWords === 'below' ? moreWords : [];
    const rate = layout.extras.includes('exchange') && exchange !== null ? [exchange] : [];
    return [...above, words, ...below, ...rate].join(' ');
  };
  return {
    kind: 'bank_statement',
    statements: accounts.map((account) => ({
      account: account.number,
      currency: account.currency,
      periodStart: from,
      periodEnd: to,
      openingBalance: isStated ? textOfMinor(owed * account.openingMinor) : null,
      closingBalance: isStated ? textOfMinor(owed * account.closingMinor) : null,
      lines: account.movements.map((movement) => ({
        date: movement.day,
        description: joined(movement),
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
