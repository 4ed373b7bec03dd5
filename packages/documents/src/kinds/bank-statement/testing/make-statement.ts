import { type AccountData, accountOf, type Period, periodOf } from './account-data.ts';
import { dateText } from './dates.ts';
import { balanceText } from './figures.ts';
import type { DateStyle, Layout } from './layout.ts';
import { printTable } from './print-table.ts';
import type { Random } from './random.ts';
import { type MadeStatement, printed } from './truth.ts';
import { Typesetter } from './typesetter.ts';

const LEFT = 40;
const RIGHT = 555;

interface Document {
  readonly setter: Typesetter;
  readonly layout: Layout;
  readonly period: Period;
  readonly accounts: readonly AccountData[];
}

function headerDate(layout: Layout): DateStyle {
  if (layout.american) return '11/05/2025';
  return layout.date.includes('2025') ? layout.date : '05 Nov 2025';
}

function closingOf(data: AccountData): number {
  return data.transactions.reduce((sum, { cents }) => sum + cents, data.opening);
}

/** Name, title, customer, account and dates at the head of every page; returns where the text goes on. */
function pageHead({ setter, layout, period, accounts }: Document): number {
  const style = headerDate(layout);
  const [first] = accounts;
  setter.left('Example Harbour Bank 例子銀行', LEFT, 36);
  setter.right('Statement of Account 月結單', RIGHT, 36);
  setter.left('WING LOK SEAFOOD COMPANY LIMITED', LEFT, 60);
  setter.left(layout.american ? '812 Main Street, Austin, TX 78701' : '18/F, 21 Harbour Road, Wanchai', LEFT, 73);
  setter.right(`Statement date ${dateText(period.end, style)}`, RIGHT, 60);
  setter.right(`Period ${dateText(period.start, style)} to ${dateText(period.end, style)}`, RIGHT, 73);
  if (accounts.length === 1 && layout.title === 'header only' && first !== undefined) {
    setter.right(`Account number ${first.number}`, RIGHT, 86);
  }
  const titled = layout.title !== 'header only' && layout.titles.some((text) => /HKD|港元/u.test(text));
  if (!titled && layout.title !== 'currency column') setter.right(`Currency ${first?.currency}`, RIGHT, 99);
  setter.right(`Page ${setter.pageNumber}`, RIGHT, 112);
  setter.left('Example Harbour Bank is a made-up name. Please check this statement at once.', LEFT, 800);
  return 140;
}

function summary({ setter, layout, accounts }: Document, from: number): number {
  let y = from;
  setter.left('Portfolio Summary 財務摘要', LEFT, y);
  y += 20;
  setter.left('Account', LEFT, y);
  setter.left('Account number', 250, y);
  setter.right('Balance', 500, y);
  for (const [index, account] of accounts.entries()) {
    y += 16;
    setter.left(`${layout.titles[index % layout.titles.length] ?? ''}`, LEFT, y);
    setter.left(account.number, 250, y);
    setter.right(balanceText(closingOf(account), layout), 500, y);
  }
  y += 16;
  setter.left('Total', LEFT, y);
  setter.right(printed(accounts.reduce((sum, account) => sum + closingOf(account), 0)), 500, y);
  return y + 40;
}

function signedText(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${printed(cents)}`;
}

function american({ setter, period, accounts }: Document, from: number): number {
  const [account] = accounts;
  if (account === undefined) return from;
  setter.left(`Beginning balance on ${dateText(period.start, '11/05/2025')}`, LEFT, from);
  setter.right(signedText(account.opening), 330, from);
  setter.left(`Ending balance on ${dateText(period.end, '11/05/2025')}`, LEFT, from + 15);
  setter.right(signedText(closingOf(account)), 330, from + 15);
  return from + 50;
}

function title({ setter, layout }: Document, account: AccountData, index: number, y: number): number {
  const text = layout.titles[index % layout.titles.length] ?? '';
  const size = setter.size;
  if (layout.title === 'header only') return y;
  if (layout.title === 'with number') setter.left(`${text} ${account.number}`, LEFT, y);
  else setter.left(text, LEFT, y);
  if (layout.title === 'number line') {
    setter.left(`Account Number 賬號 ${account.number}`, LEFT, y + size * 1.6);
    return y + size * 3.6;
  }
  if (layout.title === 'currency column') setter.left(`Account Number: ${account.number}`, 330, y);
  return y + size * 2.2;
}

const CURRENCIES = ['USD', 'EUR', 'CNY', 'GBP'];

function accountsOf(random: Random, layout: Layout, period: Period, many: boolean): AccountData[] {
  const sizes = [0, 1, 4, 9, 22, 40];
  const count = layout.title === 'header only' || !many ? 1 : random.int(2, 4);
  const made = Array.from({ length: count }, (_, index) => {
    const size = sizes[count === 1 ? random.int(2, 5) : random.int(0, 4)] ?? 5;
    const least = layout.heading ? size : Math.max(6, size);
    const currency = layout.title === 'currency column' ? (CURRENCIES[index] ?? 'USD') : 'HKD';
    return accountOf(random, period, least, currency);
  });
  return layout.figures === 'whole' ? made.map(withoutCents) : made;
}

/** The same account without cents. */
function withoutCents(account: AccountData): AccountData {
  const whole = (cents: number): number => Math.sign(cents) * Math.max(1, Math.round(Math.abs(cents) / 100)) * 100;
  const transactions = account.transactions.map((line) => ({ ...line, cents: whole(line.cents) }));
  return { ...account, opening: whole(account.opening), transactions };
}

/** Makes one statement document of a layout, with its truth. */
export function makeStatement(layout: Layout, random: Random): MadeStatement {
  const period = periodOf(random);
  const accounts = accountsOf(random, layout, period, random.chance(0.6));
  const [first] = accounts;
  const shared =
    layout.title === 'currency column' && first !== undefined
      ? accounts.map((account) => ({ ...account, number: first.number }))
      : accounts;
  const setter = new Typesetter(random.pick([7, 8, 9]));
  const document: Document = { setter, layout, period, accounts: shared };
  const pageHeadOf = (): number => pageHead(document);
  const printing = { setter, layout, period, pageHead: pageHeadOf, y: pageHeadOf() };
  if (layout.summary) printing.y = summary(document, printing.y);
  if (layout.american && layout.opening === null) printing.y = american(document, printing.y);
  const truth = shared.map((account, index) => {
    if (printing.y > 620) {
      setter.turnPage();
      printing.y = pageHeadOf();
    }
    printing.y = title(document, account, layout.title === 'currency column' ? 0 : index, printing.y);
    const statement = printTable(printing, account);
    printing.y += 30;
    return statement;
  });
  setter.left(
    'This is a computer-generated statement; no signature is required.',
    LEFT,
    Math.min(printing.y + 10, 785),
  );
  return { family: layout.name, pages: setter.pages(), truth };
}
