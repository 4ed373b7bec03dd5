import type { Features } from '../../../learning/trees.ts';
import type { Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { chineseAmountsIn } from '../../../values/chinese-number.ts';
import type { Conventions } from '../../../values/conventions.ts';
import { parseEnglishAmount } from '../../../values/english-number.ts';
import { type Arithmetic, arithmeticOf, isRounded, STEP_ROLES } from './amount-arithmetic.ts';
import { amountOccurrences, mendedRole, millsOf, type Occurrence } from './amount-occurrences.ts';
import type { AmountRole } from './amounts-by-role.ts';

const ROLES: readonly AmountRole[] = [
  'subtotal',
  'discount',
  'service',
  'tax',
  'rounding',
  'total',
  'prepaid',
  'amount_due',
  'tendered',
  'change',
  'previous',
];
const WORDS: Readonly<Record<string, RegExp>> = {
  grand: /grand|總計|合計|總額|總數|invoice total|gesamt|rechnungsbetrag/iu,
  incl: /incl|after|with (?:gst|tax|vat)|brutto|ttc/iu,
  excl: /excl|before|without|netto|\bht\b|untaxed/iu,
  rounded: /round/iu,
  nett: /nett\b/iu,
  net: /\bnet\b|netto/iu,
  carried: /carried|brought|forward|承前|承上|轉下|過次/iu,
  due: /due|payable|應付|結欠|zahl/iu,
  sales: /sales|bill/iu,
  amount: /amount|amt|金額|betrag/iu,
  plainTotal: /^\W*total\W*(?:\(?(?:rm|hk\$|hkd|usd|eur|myr|\$)\)?)?\W*$|^\W*(?:總|合)\W?[數額計]?\W*$/iu,
  quantity: /qty|quantity|items?\b|pcs|count|unit/iu,
  savings: /saving|saved|point|reward|member/iu,
  currency: /\brm\b|\$|hkd|usd|eur|€|£|元|myr/iu,
  payment: /cash|card|visa|master|paid|payment|現金|八達通/iu,
  heading: /price|description|item|disc|單價|unit/iu,
};

/** Results of other readers of the lines: the total by plain rules, and the sum of the items (thousandths). */
export interface TotalRules {
  readonly total: bigint | null;
  readonly items: bigint | null;
}

/** The amounts of one reading and how they relate. */
export interface AmountReading {
  readonly lines: readonly Line[];
  readonly found: readonly Occurrence[];
  readonly arithmetic: Arithmetic;
  readonly lineRoles: readonly (AmountRole | null)[];
  readonly rules: TotalRules;
  readonly inWords: ReadonlySet<bigint>;
  readonly largest: bigint;
  readonly ranks: ReadonlyMap<bigint, number>;
  readonly usualHeight: number;
}

const MAX_LABEL = 70;

function lineRole(line: Line): AmountRole | null {
  const label = line.text.replace(/[\d.,]+/gu, ' ').trim();
  return label.length < 2 || label.length > MAX_LABEL ? null : mendedRole(label);
}

function heightOf(tokens: readonly Token[]): number {
  return Math.max(0, ...tokens.map((token) => token.y1 - token.y0));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1;
}

export function amountReadingOf(lines: readonly Line[], conventions: Conventions, rules: TotalRules): AmountReading {
  const found = amountOccurrences(lines, conventions).filter((one) => one.mills > 0n);
  const money = [...new Set(found.filter((one) => one.amount.moneyLike).map((one) => one.mills))];
  const sorted = money.sort((a, b) => (a > b ? -1 : 1));
  return {
    lines,
    found,
    arithmetic: arithmeticOf(found),
    lineRoles: lines.map(lineRole),
    rules,
    inWords: new Set(amountsInWords(lines).map(millsOf)),
    largest: sorted[0] ?? 1n,
    ranks: new Map(sorted.map((value, index) => [value, index])),
    usualHeight: median(lines.map((line) => line.y1 - line.y0)),
  };
}

function flag(isSet: boolean): number {
  return isSet ? 1 : 0;
}

function labelFeatures(own: readonly Occurrence[], reading: AmountReading): Record<string, number> {
  const features: Record<string, number> = {};
  for (const role of ROLES) {
    features[`is_${role}`] = own.filter((one) => one.role === role).length;
    features[`under_${role}`] = flag(own.some((one) => one.aboveRole === role));
    features[`after_${role}`] = flag(own.some((one) => reading.lineRoles[one.lineIndex - 1] === role));
    features[`before_${role}`] = flag(own.some((one) => reading.lineRoles[one.lineIndex + 1] === role));
  }
  for (const [name, pattern] of Object.entries(WORDS))
    features[`word_${name}`] = flag(own.some((one) => pattern.test(one.label === '' ? one.aboveLabel : one.label)));
  features.unlabelled = flag(own.every((one) => one.role === null && one.aboveRole === null));
  features.labels = own.filter((one) => one.role === 'total' || one.role === 'amount_due').length;
  return features;
}

/** Whether the items plus a tax or charge, or less a discount, give a value. */
function isStepFrom(items: bigint, value: bigint, { steps }: Arithmetic): boolean {
  const added = [...(steps.get('tax') ?? []), ...(steps.get('service') ?? [])];
  return added.includes(value - items) || (steps.get('discount') ?? []).includes(items - value);
}

function arithmeticFeatures(value: bigint, { arithmetic, rules, inWords }: AmountReading): Record<string, number> {
  return {
    rule: flag(rules.total !== null && rules.total === value),
    items: flag(rules.items !== null && rules.items === value),
    itemsStep: flag(rules.items !== null && isStepFrom(rules.items, value, arithmetic)),
    noItems: flag(rules.items === null),
    inWords: flag(inWords.has(value)),
    otherInWords: flag(inWords.size > 0 && !inWords.has(value)),
    reachable: flag(arithmetic.reachable.has(value)),
    reachableRounded: flag(isRounded(value, arithmetic.reachable)),
    paid: flag(arithmetic.paid.has(value)),
    tendered: flag(arithmetic.tendered.has(value)),
    block: flag(arithmetic.blocks.has(value)),
    pairs: Math.min(4, arithmetic.pairs.get(value) ?? 0),
    rated: flag(arithmetic.rated.has(value)),
    partOf: flag([...arithmetic.reachable, ...arithmetic.paid].some((sum) => sum > value && sum < value * 2n)),
  };
}

/** Whether a labelled tax, charge, discount or payment leads from a value to another printed one, or the other way. */
function stepFeatures(value: bigint, { arithmetic: { steps, printed } }: AmountReading): Record<string, number> {
  const features: Record<string, number> = {};
  for (const role of STEP_ROLES) {
    const amounts = (steps.get(role) ?? []).filter((amount) => amount !== value);
    features[`plus_${role}`] = flag(amounts.some((amount) => printed.has(value + amount)));
    features[`minus_${role}`] = flag(amounts.some((amount) => printed.has(value - amount)));
  }
  return features;
}

function placeFeatures(value: bigint, own: readonly Occurrence[], reading: AmountReading): Record<string, number> {
  const count = Math.max(1, reading.lines.length);
  const last = own.at(-1);
  const best = own.find((one) => one.role === 'total' || one.role === 'amount_due') ?? last;
  const confidences = best?.amount.tokens.map((token) => token.confidence) ?? [];
  return {
    firstLine: (own[0]?.lineIndex ?? count) / count,
    lastLine: (last?.lineIndex ?? count) / count,
    right: best === undefined ? 0 : best.amount.x1 / Math.max(1, best.line.pageWidth),
    height: best === undefined ? 0 : heightOf(best.amount.tokens) / Math.max(1, reading.usualHeight),
    tallest: Math.max(0, ...own.map((one) => heightOf(one.amount.tokens))) / Math.max(1, reading.usualHeight),
    confidence: Math.min(1, ...confidences),
    rank: reading.ranks.get(value) ?? reading.ranks.size,
    larger: (reading.ranks.get(value) ?? reading.ranks.size) / Math.max(1, reading.ranks.size),
    share: Number((value * 1000n) / reading.largest) / 1000,
    size: Math.log10(Math.max(1, Number(value))),
    linesAfter: last === undefined ? 0 : Math.min(30, count - last.lineIndex),
  };
}

function shapeFeatures(own: readonly Occurrence[]): Record<string, number> {
  const printed = own.filter((one) => one.shape === 'printed');
  return {
    times: own.length,
    moneyTimes: printed.filter((one) => one.amount.moneyLike).length,
    decimals: flag(printed.some((one) => /\.\d{2}$/u.test(one.amount.value))),
    hasCurrency: flag(own.some((one) => one.amount.currency !== null)),
    negative: flag(own.some((one) => one.amount.value.startsWith('-'))),
    stripped: flag(own.every((one) => one.shape === 'stripped')),
    pointless: flag(own.every((one) => one.shape === 'pointless')),
    split: flag(own.every((one) => one.shape === 'split')),
    computed: flag(own.length === 0),
  };
}

/** The features of a value, given its position. */
export function totalFeatures(value: bigint, own: readonly Occurrence[], reading: AmountReading): Features {
  return {
    ...labelFeatures(own, reading),
    ...arithmeticFeatures(value, reading),
    ...stepFeatures(value, reading),
    ...placeFeatures(value, own, reading),
    ...shapeFeatures(own),
    distinct: reading.ranks.size,
    lines: reading.lines.length,
    scanned: flag(reading.lines.some((line) => line.tokens.some((token) => token.confidence < 1))),
    slip: flag((reading.lines[0]?.pageHeight ?? 1) > (reading.lines[0]?.pageWidth ?? 1) * 1.6),
    labelledTotals: reading.found.filter((one) => one.role === 'total').length,
  };
}

const ENGLISH = /\b(?:dollars?|ringgit|pounds?|euros?|only|hundred|thousand|million)\b/iu;
const LABEL_BEFORE = /^.*?[:：(（]\s*/u;

/** English words may continue on a second line and may be in brackets, after a label. */
function englishAmounts(text: string, next: string): string[] {
  if (!ENGLISH.test(text)) return [];
  const spellings = [text, `${text} ${next}`].flatMap((whole) => [whole, whole.replace(LABEL_BEFORE, '')]);
  const found = spellings.flatMap((spelling) => parseEnglishAmount(spelling.replace(/[()（）]/gu, ' ').trim()) ?? []);
  return found.slice(-1);
}

/** The amounts written in words, Chinese or English, as decimal strings. */
export function amountsInWords(lines: readonly Line[]): string[] {
  return lines.flatMap((line, index) => [
    ...chineseAmountsIn(line.text),
    ...englishAmounts(line.text, lines[index + 1]?.text ?? ''),
  ]);
}
