import type { Day } from '../../../packages/ledger/src/calendar/index.ts';
import type { Chance } from './chance.ts';
import type { Company } from './names.ts';

/** The bank's text for one movement, and whether it still identifies the party and the purpose. */
export interface Printed {
  readonly payee: string | null;
  readonly description: string;
  readonly reference: string | null;
  readonly named: boolean;
  readonly referred: boolean;
}

const IN = [
  'FPS CREDIT 轉數快存入',
  'FPS',
  'INWARD TT',
  'AUTOPAY IN',
  'CHATS CREDIT',
  'TRANSFER 轉賬存入',
  'CR TRF',
  'ONLINE TRANSFER FROM',
  '',
];
const OUT = [
  'FPS PAYMENT 轉數快支出',
  'FPS',
  'OUTWARD TT',
  'AUTOPAY OUT 自動轉賬支出',
  'CHATS',
  'TRANSFER 轉賬支出',
  'BILL PAYMENT',
  '',
];

/**
 * A name as banks print it: upper case, cut, in Chinese, with a typing error, or not at all. Null: the text does not
 * identify it.
 */
export function printName(chance: Chance, { en, zh }: Company): string | null {
  const upper = en.toUpperCase().replace(/[.,]/g, '');
  switch (chance.weighed({ full: 45, cut: 22, chinese: 14, slip: 7, short: 5, noisy: 3, none: 4 })) {
    case 'full':
      return upper;
    case 'cut':
      return upper.slice(0, chance.whole(14, 22)).trim();
    case 'chinese':
      return chance.happens(0.3) ? zh.slice(0, -2) : zh;
    case 'slip':
      return slipped(chance, upper);
    case 'short':
      return upper.replace(/ (\(HK\) |INTERNATIONAL |HOLDINGS )?(LIMITED|LTD|CO LTD|COMPANY LIMITED)$/, '');
    case 'noisy':
      return `${chance.figures(3)}-${chance.figures(6)}-${chance.figures(3)} ${upper}`;
    default:
      return null;
  }
}

function slipped(chance: Chance, name: string): string {
  const at = chance.whole(1, Math.max(1, name.length - 12));
  const kind = chance.weighed({ drop: 3, change: 3, swap: 2 });
  if (kind === 'drop') return name.slice(0, at) + name.slice(at + 1);
  if (kind === 'change') return name.slice(0, at) + chance.pick([...'AEIOUNRST']) + name.slice(at + 1);
  return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
}

/** A document number as payers write it: whole, mangled so that only a person's eye sees it, or not at all. */
export function printNumber(chance: Chance, number: string, order: string | null): string | null {
  switch (
    chance.weighed({
      whole: 38,
      plain: 10,
      spaced: 5,
      order: order === null ? 0 : 7,
      tail: 5,
      zeros: 4,
      slip: 3,
      none: 33,
    })
  ) {
    case 'whole':
      return number;
    case 'plain':
      return number.replace(/[^A-Z0-9]/g, '');
    case 'spaced':
      return number.replace(/[^A-Z0-9]/g, ' ');
    case 'order':
      return order;
    case 'tail':
      return number.replace(/^[A-Z]+-?/, '');
    case 'zeros':
      return number.replace(/-0+/, '-');
    case 'slip':
      return number.replace('0', 'O');
    default:
      return null;
  }
}

function noiseNumber(chance: Chance, day: Day): string {
  switch (chance.weighed({ none: 45, bank: 25, date: 15, long: 15 })) {
    case 'bank':
      return `N${chance.figures(10)}`;
    case 'date':
      return day.slice(5).replace('-', '');
    case 'long':
      return `FT${chance.figures(5)}${chance.pick([...'ABCDEFG'])}${chance.figures(3)}`;
    default:
      return '';
  }
}

/** Puts name, numbers and noise together as one of the ways a statement does. */
export function printLine(
  chance: Chance,
  told: {
    readonly received: boolean;
    readonly day: Day;
    readonly name: string | null;
    readonly numbers: string | null;
  },
): Printed {
  const way = chance.pick(told.received ? IN : OUT);
  const noise = noiseNumber(chance, told.day);
  const apart = told.numbers !== null && chance.happens(0.15);
  const about = [told.name, apart ? null : told.numbers].filter((part) => part !== null);
  const parts = chance.happens(0.8) ? about : about.toReversed();
  const glue = chance.pick(['\n', ' ', ' ', '/']);
  const text = [way, ...parts, noise].filter((part) => part !== '').join(glue);
  return {
    payee: told.name !== null && chance.happens(0.45) ? told.name : null,
    description: text === '' ? 'TRANSFER' : text,
    reference: apart ? told.numbers : null,
    named: told.name !== null,
    referred: told.numbers !== null,
  };
}
