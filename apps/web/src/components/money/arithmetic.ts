/** Why a text cannot be computed: it is not an expression, it divides by zero, or the result has too many digits. */
export type ArithmeticFault = 'no_arithmetic' | 'division_by_nothing' | 'too_large';

export type Computed = { ok: true; value: string } | { ok: false; fault: ArithmeticFault };

/** An exact fraction; the denominator is positive. */
interface Fraction {
  n: bigint;
  d: bigint;
}

const longestText = 200;
const mostWholeDigits = 15;

class Unreadable extends Error {
  readonly fault: ArithmeticFault;
  constructor(fault: ArithmeticFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Converts typed operators to `+ - * /`: `×`, `÷`, `x` between numbers, full-width signs; removes spaces and
 * separators.
 */
function plainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/^\s*=/, '')
    .replace(/^\s*[A-Za-z]{3}\s*(?=[\d(-])/, '')
    .replace(/[$¥£€,\s]/g, '')
    .replace(/[×✕*]|(?<=[\d).%])[xX](?=[\d(.-])/g, '*')
    .replace(/÷/g, '/')
    .replace(/[−–]/g, '-');
}

/**
 * True for an expression: `12*350`, `(5+3)*2.5`; false for a single number, also if it is negative or in brackets.
 */
export function isArithmetic(text: string): boolean {
  const plain = plainSigns(text);
  return plain.length <= longestText && /^[\d.+\-*/()%]+$/.test(plain) && /[\d)%][+\-*/(]/.test(plain);
}

/** Reads a text from left to right. */
class Reader {
  readonly #text: string;
  #at = 0;
  constructor(text: string) {
    this.#text = text;
  }
  takes(signs: string): string | null {
    const sign = this.#text[this.#at];
    if (sign === undefined || !signs.includes(sign)) return null;
    this.#at += 1;
    return sign;
  }
  figure(): Fraction {
    const found = /^(\d+\.?\d*|\.\d+)/.exec(this.#text.slice(this.#at))?.[0];
    if (found === undefined) throw new Unreadable('no_arithmetic');
    this.#at += found.length;
    const [whole = '', decimals = ''] = found.split('.');
    return { n: BigInt(whole + decimals || '0'), d: 10n ** BigInt(decimals.length) };
  }
  isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }
}

function sumOf(reader: Reader): Fraction {
  let sum = productOf(reader);
  for (let sign = reader.takes('+-'); sign !== null; sign = reader.takes('+-')) {
    const next = productOf(reader);
    const n = sign === '+' ? sum.n * next.d + next.n * sum.d : sum.n * next.d - next.n * sum.d;
    sum = { n, d: sum.d * next.d };
  }
  return sum;
}

function productOf(reader: Reader): Fraction {
  let product = signedOf(reader);
  for (let sign = reader.takes('*/'); sign !== null; sign = reader.takes('*/')) {
    const next = signedOf(reader);
    product = sign === '*' ? { n: product.n * next.n, d: product.d * next.d } : divided(product, next);
  }
  return product;
}

function divided(value: Fraction, by: Fraction): Fraction {
  if (by.n === 0n) throw new Unreadable('division_by_nothing');
  const sign = by.n < 0n ? -1n : 1n;
  return { n: value.n * by.d * sign, d: value.d * by.n * sign };
}

function signedOf(reader: Reader): Fraction {
  const sign = reader.takes('+-');
  if (sign !== null) {
    const { n, d } = signedOf(reader);
    return { n: sign === '-' ? -n : n, d };
  }
  let value = atomOf(reader);
  while (reader.takes('%') !== null) value = { n: value.n, d: value.d * 100n };
  return value;
}

function atomOf(reader: Reader): Fraction {
  if (reader.takes('(') === null) return reader.figure();
  const inner = sumOf(reader);
  if (reader.takes(')') === null) throw new Unreadable('no_arithmetic');
  return inner;
}

/** A decimal text rounded half away from zero to `decimals`; without trailing zeros. */
function rounded({ n, d }: Fraction, decimals: number): string {
  const scaled = (n < 0n ? -n : n) * 10n ** BigInt(decimals);
  const digits = ((2n * scaled + d) / (2n * d)).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  if (whole.length > mostWholeDigits) throw new Unreadable('too_large');
  const part = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '');
  const text = part === '' ? whole : `${whole}.${part}`;
  return n < 0n && text !== '0' ? `-${text}` : text;
}

/**
 * Computes an expression exactly, then rounds half away from zero to `decimals`. Takes `+ - * /`, brackets and `%`
 * (hundredths).
 */
export function compute(text: string, decimals: number): Computed {
  const reader = new Reader(plainSigns(text).slice(0, longestText + 1));
  try {
    if (text.length > longestText) throw new Unreadable('no_arithmetic');
    const value = sumOf(reader);
    if (!reader.isAtEnd()) throw new Unreadable('no_arithmetic');
    return { ok: true, value: rounded(value, decimals) };
  } catch (cause) {
    if (cause instanceof Unreadable) return { ok: false, fault: cause.fault };
    throw cause;
  }
}
