import { type Cents, decimal } from './money.ts';

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const FORMAL = '零壹貳參肆伍陸柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '萬', '億'];

function belowThousand(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 === 0 ? '' : `-${SMALL[value % 10]}`}`;
  const rest = value % 100;
  return `${SMALL[Math.floor(value / 100)]} hundred${rest === 0 ? '' : ` and ${belowThousand(rest)}`}`;
}

function whole(value: number): string {
  const millions = Math.floor(value / 1_000_000);
  const thousands = Math.floor(value / 1000) % 1000;
  const parts = [
    ...(millions > 0 ? [`${belowThousand(millions)} million`] : []),
    ...(thousands > 0 ? [`${belowThousand(thousands)} thousand`] : []),
    ...(value % 1000 > 0 || value === 0 ? [belowThousand(value % 1000)] : []),
  ];
  return parts.join(' ');
}

/** "Hong Kong Dollars Twelve Thousand Only". */
export function inEnglish(cents: Cents, currency: string): string {
  const [dollars = '0', fraction = '00'] = decimal(cents).split('.');
  const tail = fraction === '00' ? 'only' : `and cents ${belowThousand(Number(fraction))} only`;
  return `${currency} ${whole(Number(dollars))} ${tail}`.replace(/\b[a-z]/gu, (letter) => letter.toUpperCase());
}

function fourDigits(digits: string): string {
  let text = '';
  [...digits].forEach((digit, index) => {
    const place = PLACES[digits.length - 1 - index] ?? '';
    if (digit !== '0') text += `${FORMAL[Number(digit)]}${place}`;
    else if (text !== '' && !text.endsWith('零')) text += '零';
  });
  return text.replace(/零$/u, '');
}

function wholeFormal(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 4) groups.unshift(digits.slice(Math.max(0, end - 4), end));
  return groups
    .map((group, index) => {
      const text = fourDigits(group);
      const gap = index > 0 && group.startsWith('0') && text !== '' ? '零' : '';
      return text === '' ? '' : `${gap}${text}${GROUPS[groups.length - 1 - index]}`;
    })
    .join('');
}

/** "壹萬貳仟元正": the amount in the numerals of cheques. */
export function inChinese(cents: Cents): string {
  const [dollars = '0', fraction = '00'] = decimal(cents).split('.');
  const [tens = '0', ones = '0'] = fraction;
  if (fraction === '00') return `${wholeFormal(dollars)}元正`;
  const small = `${tens === '0' ? '零' : `${FORMAL[Number(tens)]}角`}${ones === '0' ? '正' : `${FORMAL[Number(ones)]}分`}`;
  return `${wholeFormal(dollars)}元${small}`;
}
