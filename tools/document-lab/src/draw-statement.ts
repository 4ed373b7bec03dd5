import { AccountTable, type Cell, showsBalance } from './account-table.ts';
import { Chance } from './chance.ts';
import { widthOf } from './column-widths.ts';
import { ADVERTISEMENTS, BANKS, drawWords, type StatementWords } from './heading-words.ts';
import { type AccountMonth, drawMonth } from './movements.ts';
import { PaperFlow } from './paper-flow.ts';
import type { DrawnPaper } from './placed-page.ts';
import { printLists } from './print-lists.ts';
import { printTables } from './print-tables.ts';
import { printedWholeDay } from './printed-days.ts';
import { printedBalance, printedMagnitude, textOfMinor, withCurrency } from './printed-figures.ts';
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
  readonly paper: DrawnPaper;
  readonly truth: DrawnTruth;
}

/** Draws a statement: the layout follows from one seed, what happened on the account from another. */
export function drawStatement(layoutSeed: number, contentSeed: number): DrawnStatement {
  const layout = drawStatementLayout(layoutSeed);
  const chance = new Chance(contentSeed);
  const words = drawWords(chance, layout.language, layout.kind);
  const from = chance.of(['2026-01-01', '2025-12-05', '2026-03-16', '2025-06-01']);
  const accounts = drawAccounts(chance, layout, from);
  const to = accounts[0]?.to ?? from;
  const paper = { layout, words, accounts, from, to, bank: chance.of(BANKS), chance };
  const flow = printed(paper);
  const drawn = { pages: flow.pages, sheet: flow.sheet, title: words.title, untidiness: layout.untidiness };
  return { layout, paper: drawn, truth: truthOf(paper) };
}

const WHOLE_CURRENCIES = ['JPY', 'TWD', 'KRW'] as const;
const CURRENCIES = ['HKD', 'HKD', 'USD', 'GBP', 'EUR', 'SGD'] as const;
const FURTHER_CURRENCIES = ['USD', 'CNY', 'EUR'] as const;

/** Accounts in different currencies that only the currency distinguishes. */
function drawCurrencies(chance: Chance, { accounts, figures, sharesNumber }: StatementLayout): string[] {
  if (figures === '1,235') return chance.shuffled(WHOLE_CURRENCIES).slice(0, accounts);
  const first = chance.of(CURRENCIES);
  const others = sharesNumber ? FURTHER_CURRENCIES.filter((one) => one !== first) : FURTHER_CURRENCIES;
  const further = sharesNumber
    ? chance.shuffled(others)
    : Array.from({ length: accounts - 1 }, () => chance.of(others));
  return [first, ...further].slice(0, accounts);
}

/** Few accounts but the first are without movements. */
const EMPTY_SHARE = 12;
const OVERDRAWN_SHARE = 20;

function drawAccounts(chance: Chance, layout: StatementLayout, from: string): AccountMonth[] {
  const days = chance.from(27, 31);
  const accounts = drawCurrencies(chance, layout).map((currency, index) => {
    const count = chance.percent(30) ? chance.from(25, 60) : chance.from(4, 24);
    const mayBeEmpty = index > 0 && layout.balancesAt === 'rows' && layout.balance !== 'none';
    return drawMonth(chance, {
      from,
      days,
      count: mayBeEmpty && chance.percent(EMPTY_SHARE) ? 0 : count,
      currency,
      isCard: layout.kind === 'card',
      isOverdrawn: chance.percent(OVERDRAWN_SHARE),
      isWhole: layout.figures === '1,235',
    });
  });
  const number = accounts[0]?.number ?? '';
  return layout.sharesNumber ? accounts.map((account) => ({ ...account, number })) : accounts;
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
  else if (layout.oneTable) oneTable(flow, paper);
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
  const currency = layout.sharesNumber ? [] : [right(flow, account.currency)];
  flow.line([left(flow, `${words.account}: ${account.number}`), ...currency]);
  if (isBoxed(layout) && layout.balancesAt === 'wide_box') wideBox(flow, paper, account);
  else if (isBoxed(layout)) box(flow, paper, account);
  if (layout.listsByDirection) printLists({ flow, layout, words }, account);
  else printTables({ flow, layout, words }, [new AccountTable(flow, layout, words, account)]);
  flow.gap(1);
  printAccountNotes(flow, layout);
}

/** All currencies of an account below one heading. */
function oneTable(flow: PaperFlow, { layout, words, accounts }: Paper): void {
  flow.line([left(flow, `${words.account}: ${accounts[0]?.number ?? ''}`)]);
  for (const [index, account] of accounts.entries()) {
    if (!flow.hasRoom(6)) flow.turn();
    printTables({ flow, layout, words }, [new AccountTable(flow, layout, words, account)], index === 0);
  }
  flow.gap(1);
  printAccountNotes(flow, layout);
}

function printAccountNotes(flow: PaperFlow, { extras }: StatementLayout): void {
  const notes = extras.filter((extra) => extra === 'interest' || extra === 'fees').length;
  if (!flow.hasRoom(notes * 2)) flow.turn();
  if (extras.includes('interest')) flow.line([left(flow, 'Interest rate 0.125 % p.a. from 1 Jan 2026')]);
  if (extras.includes('fees')) {
    flow.line([left(flow, 'Charges of this period')]);
    flow.line([left(flow, 'Monthly service fee waived'), { text: '0.00', x: flow.left + 260, align: 'right' }]);
  }
}

const isBoxed = ({ balancesAt, balance, listsByDirection }: StatementLayout) =>
  listsByDirection || (balancesAt !== 'rows' && balance !== 'none');

const left = (flow: PaperFlow, text: string) => ({ text, x: flow.left, align: 'left' as const });
const right = (flow: PaperFlow, text: string) => ({ text, x: flow.right, align: 'right' as const });

function head(flow: PaperFlow, number: number, { layout, words, bank, from, to, accounts }: Paper): void {
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
  const [card] = accounts;
  if (layout.kind === 'card' && layout.extras.includes('card_terms') && card !== undefined)
    cardTerms(flow, layout, card);
  flow.gap(1);
}

const MINIMUM_PAYMENT = 22_000n;
const CREDIT_LIMIT = 8_000_000n;
const DAYS_TO_PAY = 20;

/** What a card statement demands: amounts and days that are no movements. */
function cardTerms(flow: PaperFlow, layout: StatementLayout, { to }: AccountMonth): void {
  const due = new Date(Date.parse(`${to}T00:00:00Z`) + DAYS_TO_PAY * 86_400_000).toISOString().slice(0, 10);
  flow.line([
    left(flow, `Payment due date ${printedWholeDay(due, layout.dates)}`),
    right(flow, `Minimum payment ${printedMagnitude(MINIMUM_PAYMENT, layout.figures)}`),
  ]);
  flow.line([right(flow, `Credit limit ${printedMagnitude(CREDIT_LIMIT, layout.figures)}`)]);
}

function summary(flow: PaperFlow, { layout, accounts }: Paper): void {
  for (const { number, currency, closingMinor } of accounts)
    flow.line([left(flow, number), right(flow, `${currency} ${printedBalance(closingMinor, layout)}`)]);
  flow.gap(1);
}

/** Room for the figure of a box, as a share of the font size. */
const BOX_FIGURE = 9;

function boxLine(
  { layout, words }: Paper,
  { openingMinor, closingMinor, currency }: AccountMonth,
  end: 'opening' | 'closing',
  x: number,
  width: number,
): Cell[] {
  const figure = printedBalance(end === 'opening' ? openingMinor : closingMinor, layout);
  const text = withCurrency(figure, currency, layout.currencyOnAmounts);
  const names = [words.opening, words.closing].map((name) => widthOf(name, layout.fontSize));
  const boxWidth = Math.max(...names) + BOX_FIGURE * layout.fontSize;
  return [
    { text: words[end], x, align: 'left' },
    { text, x: x + Math.max(width, boxWidth), align: 'right' },
  ];
}

function box(flow: PaperFlow, paper: Paper, account: AccountMonth): void {
  for (const end of ['opening', 'closing'] as const) flow.line(boxLine(paper, account, end, flow.left, 220));
  flow.gap(0.5);
}

/** Balances and totals next to each other, with their names above them. */
function wideBox(flow: PaperFlow, { layout, words }: Paper, account: AccountMonth): void {
  const sum = (isOut: boolean) =>
    account.movements.filter(({ minor }) => minor < 0n === isOut).reduce((total, { minor }) => total + minor, 0n);
  const values: readonly (readonly [string, string])[] = [
    [words.opening, printedBalance(account.openingMinor, layout)],
    [words.totalIn, printedMagnitude(sum(false), layout.figures)],
    [words.totalOut, printedMagnitude(sum(true), layout.figures)],
    [words.closing, printedBalance(account.closingMinor, layout)],
  ];
  const needed = values.map(
    (texts) => Math.max(...texts.map((text) => widthOf(text, layout.fontSize))) + layout.fontSize,
  );
  const spare = Math.max(0, flow.right - flow.left - needed.reduce((sum, width) => sum + width, 0)) / values.length;
  const starts = needed.map((_, index) => needed.slice(0, index).reduce((x, width) => x + width + spare, flow.left));
  const cells = (texts: readonly string[]) =>
    texts.map((text, index) => ({ text, x: starts[index] ?? flow.left, align: 'left' as const }));
  flow.line(cells(values.map(([name]) => name)));
  flow.line(cells(values.map(([, figure]) => figure)));
  flow.gap(0.5);
}

function truthOf({ layout, accounts, from, to }: Paper): DrawnTruth {
  const isStated = layout.balance !== 'none';
  // Balances of cards are what is owed.
  const owed = layout.kind === 'card' ? -1n : 1n;
  const joined = ({ words, moreWords, exchange }: AccountMonth['movements'][number]) => {
    const above = layout.moreWords === 'above' ? moreWords : [];
    const below = layout.moreWords === 'below' || layout.moreWords === 'above_with_date' ? moreWords : [];
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
