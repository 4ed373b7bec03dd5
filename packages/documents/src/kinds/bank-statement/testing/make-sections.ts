import { accountOf, periodOf, type Transaction } from './account-data.ts';
import { dateText } from './dates.ts';
import type { Random } from './random.ts';
import { type MadeStatement, money, printed, type TruthLine } from './truth.ts';
import { Typesetter } from './typesetter.ts';

interface Words {
  readonly deposits: string;
  readonly withdrawals: string;
  readonly opening: string;
  readonly closing: string;
  readonly negative: boolean;
}

const WORDS: readonly [Words, ...Words[]] = [
  {
    deposits: 'DEPOSITS AND ADDITIONS',
    withdrawals: 'ELECTRONIC WITHDRAWALS',
    opening: 'Beginning Balance',
    closing: 'Ending Balance',
    negative: false,
  },
  {
    deposits: 'Deposits and other credits',
    withdrawals: 'Withdrawals and other debits',
    opening: 'Beginning balance on',
    closing: 'Ending balance on',
    negative: true,
  },
  {
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    opening: 'Opening balance',
    closing: 'Closing balance',
    negative: false,
  },
];

interface Body {
  readonly setter: Typesetter;
  readonly words: Words;
  y: number;
}

function newPage(body: Body): void {
  body.setter.turnPage();
  body.setter.left('Example National Bank', 40, 36);
  body.setter.right(`Page ${body.setter.pageNumber} of 9`, 555, 36);
  body.y = 70;
}

function tableHead(body: Body): void {
  body.setter.left('DATE', 40, body.y);
  body.setter.left('DESCRIPTION', 100, body.y);
  body.setter.right('AMOUNT', 550, body.y);
  body.y += 16;
}

function list(body: Body, title: string, transactions: readonly Transaction[], negative: boolean): TruthLine[] {
  if (transactions.length === 0) return [];
  if (body.y > 690) newPage(body);
  body.setter.left(title, 40, body.y);
  body.y += 18;
  tableHead(body);
  const lines = transactions.map(({ date, cents, words }, index): TruthLine => {
    if (body.y > 730) {
      newPage(body);
      body.setter.left(`${title} (continued)`, 40, body.y);
      body.y += 18;
      tableHead(body);
    }
    const text = words.slice(0, 2).join(' ');
    body.setter.left(dateText(date, '11/05'), 40, body.y);
    body.setter.left(text, 100, body.y);
    body.setter.right(`${negative ? '-' : ''}${index === 0 ? '$' : ''}${printed(cents)}`, 550, body.y);
    body.y += body.setter.size * 1.7;
    const amount = money(Math.abs(cents));
    return { date, description: text, out: cents < 0 ? amount : null, in: cents < 0 ? null : amount, balance: null };
  });
  const total = transactions.reduce((sum, { cents }) => sum + cents, 0);
  body.setter.left(`Total ${title}`, 40, body.y);
  body.setter.right(`${negative ? '-' : ''}$${printed(total)}`, 550, body.y);
  body.y += 28;
  return lines;
}

/** Checks paid: three columns of number, date and amount would not fit the page of a list, so one check a line. */
function checks(body: Body, transactions: readonly Transaction[]): TruthLine[] {
  if (transactions.length === 0) return [];
  if (body.y > 650) newPage(body);
  body.setter.left('CHECKS PAID', 40, body.y);
  body.y += 18;
  body.setter.left('CHECK NO.', 40, body.y);
  body.setter.left('DATE PAID', 180, body.y);
  body.setter.right('AMOUNT', 550, body.y);
  body.y += 16;
  const lines = transactions.map(({ date, cents }, index): TruthLine => {
    if (body.y > 740) newPage(body);
    const number = String(1201 + index);
    body.setter.left(number, 40, body.y);
    body.setter.left(dateText(date, '11/05'), 180, body.y);
    body.setter.right(printed(cents), 550, body.y);
    body.y += body.setter.size * 1.7;
    return { date, description: number, out: money(-cents), in: null, balance: null };
  });
  body.setter.left('Total Checks Paid', 40, body.y);
  body.setter.right(`$${printed(transactions.reduce((sum, { cents }) => sum + cents, 0))}`, 550, body.y);
  body.y += 28;
  return lines;
}

function dailyBalances(body: Body, opening: number, transactions: readonly Transaction[]): void {
  if (body.y > 620) newPage(body);
  body.setter.left('DAILY ENDING BALANCE', 40, body.y);
  body.y += 18;
  body.setter.left('DATE', 40, body.y);
  body.setter.right('AMOUNT', 200, body.y);
  body.y += 16;
  let balance = opening;
  transactions.forEach(({ date, cents }, index) => {
    balance += cents;
    if (transactions[index + 1]?.date === date) return;
    if (body.y > 760) newPage(body);
    body.setter.left(dateText(date, '11/05'), 40, body.y);
    body.setter.right(`${balance < 0 ? '-' : ''}$${printed(balance)}`, 200, body.y);
    body.y += body.setter.size * 1.5;
  });
}

/** Makes an American statement: one list for deposits, one for withdrawals, one for checks, and daily balances. */
export function makeSections(random: Random): MadeStatement {
  const words = random.pick(WORDS);
  const period = periodOf(random);
  const data = accountOf(random, period, random.int(4, 40), 'USD');
  const closing = data.transactions.reduce((sum, { cents }) => sum + cents, data.opening);
  const setter = new Typesetter(random.pick([7, 8, 9]));
  const body: Body = { setter, words, y: 36 };
  setter.left('Example National Bank', 40, 36);
  setter.left('812 Main Street, Austin, TX 78701', 40, 52);
  setter.right(`${dateText(period.start, '11/05/2025')} through ${dateText(period.end, '11/05/2025')}`, 555, 36);
  setter.right(`Account Number: ${data.number}`, 555, 52);
  setter.left('CHECKING SUMMARY', 40, 90);
  setter.left(words.opening, 40, 106);
  setter.right(`${data.opening < 0 ? '-' : ''}$${printed(data.opening)}`, 330, 106);
  setter.left(words.closing, 40, 120);
  setter.right(`${closing < 0 ? '-' : ''}$${printed(closing)}`, 330, 120);
  body.y = 150;
  const into = data.transactions.filter(({ cents }) => cents >= 0);
  const out = data.transactions.filter(({ cents }) => cents < 0);
  const cheques = random.chance(0.5) ? Math.min(out.length, random.int(1, 4)) : 0;
  const lines = [
    ...list(body, words.deposits, into, false),
    ...checks(body, out.slice(0, cheques)),
    ...list(body, words.withdrawals, out.slice(cheques), words.negative),
  ];
  if (random.chance(0.6)) dailyBalances(body, data.opening, data.transactions);
  const { number, currency, opening } = data;
  const truth = [{ account: number, currency, opening: money(opening), closing: money(closing), lines }];
  return { family: 'american, a list for each direction', pages: setter.pages(), truth };
}
