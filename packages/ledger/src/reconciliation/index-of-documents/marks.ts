import { findPaymentReferences } from '../../invoicing/index.ts';

/** How well a reference is read: as printed, or only after its prefix, leading zeros or letters like figures were let go. */
export type MarkStrength = 'whole' | 'mangled';
/** Marks of a text with their strength. */
export type Marks = ReadonlyMap<string, MarkStrength>;

const FEWEST_CHARACTERS = 4;
const FEWEST_FIGURES = 2;
const LONGEST_CHARACTERS = 24;
const MAX_RUNS = 7;

interface Run {
  readonly text: string;
  /** Whether white space (or the text's end) comes before and after it, punctuation aside. */
  readonly opens: boolean;
  readonly closes: boolean;
}

/**
 * Runs of letters and of figures, in order: "FPS INV-2026/003" is FPS, INV, 2026, 003. Chinese characters end a run.
 */
function runsOf(text: string): Run[] {
  const tokens = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[\s\p{Script=Han}]+/u)
    .map((token) => token.match(/[A-Z]+|\d+/g) ?? []);
  return tokens.flatMap((runs) =>
    runs.map((run, index) => ({ text: run, opens: index === 0, closes: index === runs.length - 1 })),
  );
}

function isMark(text: string): boolean {
  return text.length >= FEWEST_CHARACTERS && (text.match(/\d/g) ?? []).length >= FEWEST_FIGURES;
}

function withoutZeros(runs: readonly Run[]): string {
  return runs.map(({ text }) => text.replace(/^0+(?=\d)/, '')).join('');
}

const LIKE_FIGURES: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  S: '5',
  B: '8',
  Z: '2',
};

function asFigures(text: string): string {
  return text.replace(/[OQDILSBZ]/g, (letter) => LIKE_FIGURES[letter] ?? letter);
}

function keep(marks: Map<string, MarkStrength>, mark: string, strength: MarkStrength): void {
  if (isMark(mark) && marks.get(mark) !== 'whole') marks.set(mark, strength);
}

/** The mark of a payment reference: read whole, by its check character, or not at all. */
function paymentMark(reference: string): string {
  return `#${reference}`;
}

/** The marks by which a document's payment reference may be found in a line. */
export function marksOfPaymentReference(reference: string): Marks {
  return new Map([[paymentMark(reference), 'whole']]);
}

/** Everything in a bank line that may be a number of the books: runs alone and joined with those that follow. */
export function marksOfLine(text: string): Marks {
  const runs = runsOf(text);
  const marks = new Map<string, MarkStrength>();
  for (let from = 0; from < runs.length; from += 1) {
    for (let to = from + 1; to <= Math.min(runs.length, from + MAX_RUNS); to += 1) {
      const part = runs.slice(from, to);
      const joined = part.map((run) => run.text).join('');
      if (joined.length > LONGEST_CHARACTERS) break;
      const whole = part[0]?.opens === true && part.at(-1)?.closes === true;
      keep(marks, joined, whole ? 'whole' : 'mangled');
      keep(marks, withoutZeros(part), 'mangled');
      if (joined.length > FEWEST_CHARACTERS + 1) keep(marks, asFigures(joined), 'mangled');
    }
  }
  for (const reference of findPaymentReferences(text)) marks.set(paymentMark(reference), 'whole');
  return marks;
}

/** The marks by which a number or reference of the books may be found in a line. */
export function marksOfNumber(number: string): Marks {
  const runs = runsOf(number);
  const marks = new Map<string, MarkStrength>();
  const joined = runs.map(({ text }) => text).join('');
  keep(marks, joined, 'whole');
  keep(marks, withoutZeros(runs), 'mangled');
  if (joined.length > FEWEST_CHARACTERS + 1) keep(marks, asFigures(joined), 'mangled');
  const figures = runs
    .map(({ text }) => text)
    .filter((text) => /\d/.test(text))
    .join('');
  if (figures.length >= FEWEST_CHARACTERS) keep(marks, figures, joined === figures ? 'whole' : 'mangled');
  return marks;
}

/** How the line names the number; null when it does not. */
export function sharedMark(line: Marks, number: Marks): MarkStrength | null {
  let found: MarkStrength | null = null;
  for (const [mark, strength] of number) {
    const inLine = line.get(mark);
    if (inLine === undefined) continue;
    if (inLine === 'whole' && strength === 'whole') return 'whole';
    found = 'mangled';
  }
  return found;
}
