import { type AccountData, accountOf, type Period, periodOf } from './account-data.ts';
import { dateText } from './dates.ts';
import type { DateStyle } from './layout.ts';
import type { Random } from './random.ts';
import { type MadeStatement, money, printed, type TruthLine } from './truth.ts';
import { Typesetter } from './typesetter.ts';

/** How a made-up bank prints a card statement. */
interface CardLayout {
  readonly name: string;
  readonly dates: readonly { readonly at: number; readonly head: string; readonly post: boolean }[];
  readonly date: DateStyle;
  readonly text: number;
  readonly amount: readonly string[];
  readonly payment: 'CR' | ' CR' | 'minus' | 'brackets' | 'trailing';
  readonly previous: string;
  readonly closing: string;
}

const CARDS: readonly [CardLayout, ...CardLayout[]] = [
  {
    name: 'card, post and trans date',
    dates: [
      { at: 40, head: 'Post date', post: true },
      { at: 100, head: 'Trans date', post: false },
    ],
    date: '05NOV25',
    text: 165,
    amount: ['Amount (HKD)'],
    payment: 'CR',
    previous: 'PREVIOUS BALANCE',
    closing: 'STATEMENT BALANCE',
  },
  {
    name: 'card, chinese headings',
    dates: [
      { at: 40, head: '交易日期', post: false },
      { at: 100, head: '記賬日期', post: true },
    ],
    date: '05/11',
    text: 165,
    amount: ['金額 (港元)'],
    payment: ' CR',
    previous: '上期結餘',
    closing: '本期結餘',
  },
  {
    name: 'card, one date, brackets',
    dates: [{ at: 40, head: 'Transaction date', post: false }],
    date: '05 Nov',
    text: 140,
    amount: ['Amount', '(SGD)'],
    payment: 'brackets',
    previous: "LAST MONTH'S BALANCE",
    closing: 'TOTAL AMOUNT DUE',
  },
  {
    name: 'card, american',
    dates: [
      { at: 40, head: 'Trans. date', post: false },
      { at: 100, head: 'Post date', post: true },
    ],
    date: '11/05',
    text: 165,
    amount: ['Amount'],
    payment: 'minus',
    previous: 'Previous balance',
    closing: 'New balance',
  },
];

function amountText(cents: number, layout: CardLayout): string {
  const plain = printed(cents);
  if (cents < 0) return plain;
  const texts = {
    CR: `${plain}CR`,
    ' CR': `${plain} CR`,
    minus: `-${plain}`,
    brackets: `(${plain})`,
    trailing: `${plain}-`,
  };
  return texts[layout.payment];
}

interface Card {
  readonly setter: Typesetter;
  readonly layout: CardLayout;
  readonly period: Period;
  readonly data: AccountData;
  readonly owed: number;
}

function head({ setter, layout, period, data, owed }: Card): number {
  const style = layout.date === '11/05' ? '11/05/2025' : '05 Nov 2025';
  setter.left('Example Harbour Bank', 40, 36);
  setter.left('Visa Credit Card Statement 信用卡月結單', 40, 52);
  setter.left(layout.date === '11/05' ? '812 Main Street, Austin, TX 78701' : 'Room 5, Wanchai', 40, 70);
  setter.right(`Statement date ${dateText(period.end, style)}`, 555, 36);
  setter.right(`Card number ${data.number}`, 555, 52);
  setter.right(`Minimum payment ${data.currency} 50.00`, 555, 68);
  setter.right(`Payment due date ${dateText(`${Number(period.end.slice(0, 4)) + 1}-01-20`, style)}`, 555, 84);
  setter.right(`Credit limit 50,000.00 Statement balance ${printed(owed)}`, 555, 100);
  return 130;
}

function tableHead({ setter, layout }: Card, y: number): number {
  for (const { at, head: text } of layout.dates) setter.left(text, at, y);
  setter.left(layout.date === '05/11' ? '交易詳情' : 'Description', layout.text, y);
  layout.amount.forEach((text, index) => {
    setter.right(text, 540, y + index * 10);
  });
  return y + 10 * layout.amount.length + 12;
}

function rows(card: Card, random: Random, from: number): TruthLine[] {
  const { setter, layout, data } = card;
  let y = from;
  return data.transactions.map(({ date, cents, words }): TruthLine => {
    if (y > 740) {
      setter.turnPage();
      y = tableHead(card, head(card));
    }
    for (const { at } of layout.dates) setter.left(dateText(date, layout.date), at, y);
    const shown = [words.slice(0, 2).join(' ')];
    if (random.chance(0.15)) shown.push(`USD ${printed(random.int(100, 90_000))} @ 7.8123`);
    else if (random.chance(0.05)) shown.push(`INSTALMENT ${random.int(1, 6)} OF 12`);
    shown.forEach((text, index) => {
      setter.left(text, layout.text, y + index * setter.size * 1.25);
    });
    setter.right(amountText(cents, layout), 540, y);
    y += shown.length * setter.size * 1.25 + setter.size * 0.6;
    const amount = money(Math.abs(cents));
    return {
      date,
      description: shown.join('\n'),
      out: cents < 0 ? amount : null,
      in: cents < 0 ? null : amount,
      balance: null,
    };
  });
}

/** Makes one credit card statement; balances are what is owed. */
export function makeCard(index: number, random: Random): MadeStatement {
  const layout = CARDS[index % CARDS.length] ?? CARDS[0];
  const period = periodOf(random);
  const groups = [random.digits(4), random.digits(4), random.digits(4), random.digits(4)];
  const number = layout.payment === 'minus' ? groups.join('-') : groups.join(' ');
  const currency = layout.payment === 'brackets' ? 'SGD' : layout.payment === 'minus' ? 'USD' : 'HKD';
  const data = { ...accountOf(random, period, random.int(3, 45), currency), number, opening: random.int(0, 3_000_000) };
  const owed = data.transactions.reduce((sum, { cents }) => sum - cents, data.opening);
  const setter = new Typesetter(random.pick([7, 8, 9]));
  const card: Card = { setter, layout, period, data, owed };
  const from = tableHead(card, head(card));
  setter.left(layout.previous, layout.text, from);
  setter.right(printed(data.opening), 540, from);
  const lines = rows(card, random, from + 18);
  setter.turnPage();
  const y = tableHead(card, head(card));
  setter.left(layout.closing, layout.text, y);
  setter.right(owed < 0 ? amountText(-owed, layout) : printed(owed), 540, y);
  const truth = [{ account: number, currency, opening: money(data.opening), closing: money(owed), lines }];
  return { family: layout.name, pages: setter.pages(), truth };
}

export const CARD_LAYOUTS: readonly string[] = CARDS.map(({ name }) => name);
