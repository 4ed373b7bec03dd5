import { addDays } from '../../../packages/ledger/src/calendar/index.ts';
import { CURRENT, type Desk, DOLLARS, SAVINGS } from './desk.ts';
import { printLine } from './print.ts';
import { REGULARS, type Regular, STRANGERS } from './regulars.ts';

export const OWN_NAME = 'EVER LANTERN TRADING LTD';

function noisy(desk: Desk, name: string, regular: Regular): string {
  const { chance } = desk;
  if (regular.bare) return chance.happens(0.5) ? name : `${name} ${chance.figures(4)}`;
  const cut = chance.happens(0.06) ? name.slice(0, Math.max(8, name.length - 4)) : name;
  const slip = chance.happens(0.03) ? cut.slice(0, 3) + cut.slice(4) : cut;
  const way = regular.received
    ? chance.pick(['', 'CR ', 'AUTOPAY IN '])
    : chance.pick(['CARD PURCHASE ', 'CARD PURCHASE ', 'AUTOPAY OUT ', 'POS ', '']);
  const when = chance.happens(0.4) ? ` ${desk.day.slice(5).replace('-', '')}` : '';
  return `${way}${slip}${when}${chance.happens(0.3) ? ` ${chance.figures(6)}` : ''}`;
}

/** A payee without documents, whose account changes from time to time. */
export function payRegular(desk: Desk, regular: Regular): void {
  const { chance } = desk;
  const name = chance.happens(0.8) ? (regular.names[0] ?? '') : chance.pick(regular.names);
  const minor = BigInt(regular.fixed ? regular.amount[0] : chance.whole(...regular.amount));
  const code = regular.otherCode && chance.happens(0.15) ? regular.otherCode : regular.accountCode;
  const split = name.startsWith('HARBOUR TOWER');
  desk.print(
    {
      accountCode: name === 'NOTION LABS' ? DOLLARS : regular.bare && chance.happens(0.2) ? SAVINGS : CURRENT,
      amountMinor: regular.received ? minor : -minor,
      printed: { payee: chance.happens(0.3) ? name : null, reference: null, description: noisy(desk, name, regular) },
    },
    {
      kind: split ? 'rule' : 'regular',
      truth: { action: 'classify', accountCodes: split ? ['6110', '6120'] : [code] },
      knowable: true,
    },
  );
}

export function regularsDue(desk: Desk, dayNumber: number, scale: number): Regular[] {
  return REGULARS.filter((regular, index) => {
    if (regular.everyDays >= 30) return dayNumber % regular.everyDays === (index * 7) % regular.everyDays;
    return desk.chance.happens((0.55 * scale) / regular.everyDays);
  });
}

export function payStranger(desk: Desk): void {
  const { chance } = desk;
  const { text, accountCode, word } = chance.pick(STRANGERS);
  const mark = chance.happens(0.5) ? ` ${chance.pick(['KLN', 'HK', 'TST', 'NT'])}` : '';
  const printed = { payee: null, reference: null, description: `${text}${mark} ${chance.figures(4)}` };
  desk.print(
    { accountCode: CURRENT, amountMinor: -BigInt(chance.whole(50, 9_000) * 90), printed },
    { kind: 'first time', truth: { action: 'classify', accountCodes: [accountCode] }, knowable: word },
  );
}

/** Wages and staff expense claims have the same name; only a word the bank may print distinguishes them. */
export function payStaff(desk: Desk, name: string, what: 'salary' | 'claim', salaryMinor: bigint): void {
  const { chance } = desk;
  const told = chance.happens(what === 'salary' ? 0.75 : 0.6);
  const words =
    what === 'salary'
      ? chance.pick(['SALARY', 'PAYROLL', '薪金'])
      : chance.pick(['EXP CLAIM', 'REIMBURSEMENT', '報銷']);
  const description = ['AUTOPAY OUT', told ? words : '', name].filter((part) => part !== '').join(' ');
  const minor = what === 'salary' ? salaryMinor : BigInt(chance.whole(50, 3_000) * 100);
  desk.print(
    {
      accountCode: CURRENT,
      amountMinor: -minor,
      printed: { payee: chance.happens(0.3) ? name : null, reference: null, description },
    },
    {
      kind: what,
      truth: { action: 'classify', accountCodes: [what === 'salary' ? '6000' : '6690'] },
      knowable: told || what === 'salary',
    },
  );
}

const SUMS = [2_000_000n, 5_000_000n, 5_000_000n, 10_000_000n, 10_000_000n, 15_000_000n];

/** Money between own accounts: two lines, or a record made by hand first, at the bank's own rate between currencies. */
export function moveOwnMoney(desk: Desk): void {
  const { chance } = desk;
  const [from, to] = chance.pick([
    [CURRENT, SAVINGS],
    [SAVINGS, CURRENT],
    [SAVINGS, CURRENT],
    [CURRENT, DOLLARS],
    [DOLLARS, CURRENT],
  ] as const);
  const sum = chance.pick(SUMS) + (chance.happens(0.3) ? BigInt(chance.whole(1, 99_999)) : 0n);
  const rate = BigInt(Math.round(desk.dollarRate() * (1 + (chance.next() - 0.5) / 60)));
  const inDollars = (sum * 10_000n) / rate;
  const out = from === DOLLARS ? inDollars : sum;
  const into = to === DOLLARS ? inDollars : sum;
  const exchanged = from === DOLLARS || to === DOLLARS;
  const day = addDays(desk.day, chance.happens(0.7) ? 0 : chance.whole(1, 3));
  const lines = [
    { ref: `line ${desk.next()}`, accountCode: from, amountMinor: -out, day: desk.day },
    { ref: `line ${desk.next()}`, accountCode: to, amountMinor: into, day },
  ];
  const byHand = chance.happens(0.2);
  const number = `TRF-${String(desk.next()).padStart(4, '0')}`;
  lines.forEach(({ ref, accountCode, amountMinor, day: on }, index) => {
    const other = lines[1 - index];
    const entry = {
      ref: `entry ${desk.next()}`,
      number,
      date: desk.day,
      amountMinor,
      contactNames: [],
      words: 'Transfer',
    };
    if (byHand) desk.book(accountCode, entry, []);
    const plain = chance.happens(0.4);
    const words =
      index === 0
        ? `TRANSFER TO ${to === SAVINGS ? 'SAVINGS' : 'ACC'} ${chance.figures(4)}`
        : `TRANSFER FROM ${chance.figures(4)}`;
    const fx = `FX ${to === DOLLARS ? 'PURCHASE' : 'SALE'} USD @${(Number(rate) / 10_000).toFixed(4)}`;
    const printed = plain
      ? printLine(chance, { received: index === 1, day: on, name: OWN_NAME, numbers: null })
      : { payee: null, reference: null, description: exchanged ? fx : words };
    desk.print(
      { accountCode, amountMinor, day: on, printed },
      {
        ref,
        kind: exchanged ? 'transfer with exchange' : 'transfer',
        truth: byHand
          ? { action: 'entries', entryRefs: [entry.ref] }
          : { action: 'transfer', lineRef: other?.ref ?? '', accountCode: other?.accountCode ?? '' },
        knowable: true,
      },
    );
  });
}
