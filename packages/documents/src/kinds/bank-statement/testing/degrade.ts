import type { Page, Word } from '../../../page/page.ts';
import type { Random } from './random.ts';
import type { MadeStatement } from './truth.ts';

/** How recognition can damage a page. */
export type Damage =
  | 'digits'
  | 'lost points'
  | 'split words'
  | 'merged words'
  | 'skew'
  | 'lost words'
  | 'missing row'
  | 'swapped column'
  | 'misread dates'
  | 'everything a little';

export const DAMAGES: readonly Damage[] = [
  'digits',
  'lost points',
  'split words',
  'merged words',
  'skew',
  'lost words',
  'missing row',
  'swapped column',
  'misread dates',
  'everything a little',
];

const MISREAD: Readonly<Record<string, string>> = {
  '0': '86OD',
  '1': '7lI',
  '2': '7Z',
  '3': '85',
  '4': '19',
  '5': '6S3',
  '6': '50b',
  '7': '12',
  '8': '306B',
  '9': '04g',
};
const MONEY = /^[-+($£€]*\d[\d,]*\.\d{2}\)?(?:-|CR|DR|OD)?$/u;

function misread(text: string, random: Random): string {
  const positions = [...text].flatMap((character, index) => (/\d/u.test(character) ? [index] : []));
  const [first = 0] = positions;
  const at = positions[random.int(0, positions.length - 1)] ?? first;
  const options = [...(MISREAD[text[at] ?? '0'] ?? '8')];
  return text.slice(0, at) + (options[random.int(0, options.length - 1)] ?? '8') + text.slice(at + 1);
}

type Change = (word: Word, random: Random) => readonly Word[];

function retext(change: (text: string, random: Random) => string, share: number, which: RegExp): Change {
  return (word, random) =>
    which.test(word.text) && random.chance(share)
      ? [{ ...word, text: change(word.text, random), confidence: 0.6 + random.fraction() * 0.35 }]
      : [word];
}

function halves(word: Word, random: Random): Word[] {
  const at = random.int(1, word.text.length - 1);
  const width = (word.box.width * at) / word.text.length;
  const left = { ...word, text: word.text.slice(0, at), box: { ...word.box, width: width * 0.97 } };
  const right = { x: word.box.x + width * 1.03, width: word.box.width - width * 1.03 };
  return [left, { ...word, text: word.text.slice(at), box: { ...word.box, ...right } }];
}

const DIGITS = (share: number): Change => retext(misread, share, MONEY);
const POINTS = (share: number): Change => retext((text) => text.replace('.', ''), share, MONEY);
const DATES = (share: number): Change =>
  retext(misread, share, /^\d{1,2}(?:[-/][A-Z\d][A-Za-z\d/-]*|[A-Z]{3}\d{2})?$|^\d{4}[-/]\d/u);
const SPLIT =
  (share: number): Change =>
  (word, random) =>
    word.text.length > 3 && random.chance(share) ? halves(word, random) : [word];
const LOST =
  (share: number): Change =>
  (word, random) =>
    random.chance(share) ? [] : [word];

function perWord(pages: readonly Page[], change: Change, random: Random): Page[] {
  return pages.map((page) => ({ ...page, words: page.words.flatMap((word) => change(word, random)) }));
}

/** Joins neighbours on one line, as recognition does where the gap is small. */
function merged(page: Page, random: Random, share: number): Page {
  const words: Word[] = [];
  for (const word of page.words) {
    const last = words.at(-1);
    const gap = last === undefined ? 1 : word.box.x - last.box.x - last.box.width;
    const touches = last !== undefined && Math.abs(last.box.y - word.box.y) < 0.001 && gap > 0 && gap < 0.006;
    if (!touches || !random.chance(share)) words.push(word);
    else
      words[words.length - 1] = {
        ...last,
        text: last.text + word.text,
        box: { ...last.box, width: word.box.x + word.box.width - last.box.x },
      };
  }
  return { ...page, words };
}

function skewed(page: Page, random: Random): Page {
  const slope = (random.fraction() - 0.5) * 0.006;
  const jitter = (): number => (random.fraction() - 0.5) * 0.0012;
  return {
    ...page,
    words: page.words.map((word) => ({
      ...word,
      box: { ...word.box, x: word.box.x + jitter(), y: word.box.y + slope * word.box.x + jitter() },
    })),
  };
}

/** All words on the lines of some money words vanish, as under a fold or a stamp. */
function withoutRow(page: Page, random: Random): Page {
  const money = page.words.filter((word) => MONEY.test(word.text));
  const gone = money[random.int(0, Math.max(0, money.length - 1))];
  if (gone === undefined) return page;
  return { ...page, words: page.words.filter((word) => Math.abs(word.box.y - gone.box.y) > 0.003) };
}

/** One amount slips into the neighbouring column. */
function swapped(page: Page, random: Random): Page {
  const money = page.words.filter((word) => MONEY.test(word.text) && word.box.x > 0.5 && word.box.x < 0.82);
  const moved = money[random.int(0, Math.max(0, money.length - 1))];
  if (moved === undefined) return page;
  const right = moved.box.x + moved.box.width;
  const shift = right > 0.72 ? -85 / 595 : 85 / 595;
  return {
    ...page,
    words: page.words.map((word) => (word === moved ? { ...word, box: { ...word.box, x: word.box.x + shift } } : word)),
  };
}

function damagedPages(pages: readonly Page[], damage: Damage, random: Random): readonly Page[] {
  if (damage === 'digits') return perWord(pages, DIGITS(0.04), random);
  if (damage === 'lost points') return perWord(pages, POINTS(0.04), random);
  if (damage === 'split words') return perWord(pages, SPLIT(0.03), random);
  if (damage === 'merged words') return pages.map((page) => merged(page, random, 0.1));
  if (damage === 'skew') return pages.map((page) => skewed(page, random));
  if (damage === 'lost words') return perWord(pages, LOST(0.01), random);
  if (damage === 'missing row') return pages.map((page) => withoutRow(page, random));
  if (damage === 'swapped column') return pages.map((page) => swapped(page, random));
  if (damage === 'misread dates') return perWord(pages, DATES(0.04), random);
  const changes = [DIGITS(0.01), POINTS(0.005), SPLIT(0.01), LOST(0.002), DATES(0.01)];
  const hurt = changes.reduce((left, change) => perWord(left, change, random), [...pages]);
  return hurt.map((page) => skewed(merged(page, random, 0.02), random));
}

/** A made-up statement as recognition might see a scan of it. */
export function degraded(made: MadeStatement, damage: Damage, random: Random): MadeStatement {
  const pages = damagedPages(made.pages, damage, random).map((page): Page => ({ ...page, source: 'ocr' }));
  return { ...made, pages };
}
