import type { Page, Word } from '@folio/documents';
import type { Chance } from './chance.ts';

/** The ways in which text recognition can damage a page. */
export const DAMAGES = [
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
] as const;
export type Damage = (typeof DAMAGES)[number];

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
const MONEY = /^[-+($£€]*\d[\d,.']*[.,]\d{2}\)?(?:-|CR|DR|OD)?$/u;
const DATE = /^\d{1,2}(?:[-/.][A-Z\d][A-Za-z\d/.-]*|[A-Za-z]{3}\d{2})?$|^\d{4}[-/]\d/u;
/** Boxes are in shares of the page: what counts as one line, as touching, and as the next column. */
const SAME_LINE = 0.003;
const TOUCHING = 0.006;
const COLUMN = 0.14;

function misread(text: string, chance: Chance): string {
  const at = chance.of([...text.matchAll(/\d/gu)].map(({ index }) => index));
  return text.slice(0, at) + chance.of([...(MISREAD[text[at] ?? ''] ?? '8')]) + text.slice(at + 1);
}

type Change = (word: Word, chance: Chance) => readonly Word[];

/** Changes the letters of so many words in a hundred of those that fit. */
function retext(change: (text: string, chance: Chance) => string, share: number, which: RegExp): Change {
  return (word, chance) =>
    which.test(word.text) && chance.percent(share)
      ? [{ ...word, text: change(word.text, chance), confidence: chance.from(60, 95) / 100 }]
      : [word];
}

const digits = (share: number) => retext(misread, share, MONEY);
const points = (share: number) => retext((text) => text.replace(/[.,](?=\d{2}\D*$)/u, ''), share, MONEY);
const dates = (share: number) => retext(misread, share, DATE);
const lost =
  (share: number): Change =>
  (word, chance) =>
    chance.percent(share) ? [] : [word];
const split =
  (share: number): Change =>
  (word, chance) =>
    word.text.length > 3 && chance.percent(share) ? halves(word, chance) : [word];

function halves(word: Word, chance: Chance): Word[] {
  const at = chance.from(1, word.text.length - 1);
  const width = (word.box.width * at) / word.text.length;
  const rest = { x: word.box.x + width * 1.03, width: word.box.width - width * 1.03 };
  return [
    { ...word, text: word.text.slice(0, at), box: { ...word.box, width: width * 0.97 } },
    { ...word, text: word.text.slice(at), box: { ...word.box, ...rest } },
  ];
}

function changed(page: Page, change: Change, chance: Chance): Page {
  return { ...page, words: page.words.flatMap((word) => change(word, chance)) };
}

/** Joins neighbours on one line, as recognition does where the gap is small. */
function merged(page: Page, chance: Chance, share: number): Page {
  const words: Word[] = [];
  for (const word of page.words) {
    const last = words.at(-1);
    const gap = last === undefined ? 1 : word.box.x - last.box.x - last.box.width;
    const touches = last !== undefined && last.box.y === word.box.y && gap > 0 && gap < TOUCHING;
    if (!touches || !chance.percent(share)) words.push(word);
    else {
      const box = { ...last.box, width: word.box.x + word.box.width - last.box.x };
      words[words.length - 1] = { ...last, text: last.text + word.text, box };
    }
  }
  return { ...page, words };
}

/** A page laid down a little crooked, each word a little off its place. */
function skewed(page: Page, chance: Chance): Page {
  const off = (most: number) => (chance.from(-1000, 1000) / 1000) * most;
  const slope = off(0.003);
  const words = page.words.map((word) => {
    const { x, y } = word.box;
    return { ...word, box: { ...word.box, x: x + off(0.0006), y: y + slope * x + off(0.0006) } };
  });
  return { ...page, words };
}

/** All words on the line of some amount vanish, as under a fold or a stamp. */
function withoutRow(page: Page, chance: Chance): Page {
  const money = page.words.filter((word) => MONEY.test(word.text));
  if (money.length === 0) return page;
  const { y } = chance.of(money).box;
  return { ...page, words: page.words.filter((word) => Math.abs(word.box.y - y) > SAME_LINE) };
}

/** One amount slips into the neighbouring column. */
function swapped(page: Page, chance: Chance): Page {
  const money = page.words.filter((word) => MONEY.test(word.text) && word.box.x > 0.5 && word.box.x < 0.82);
  if (money.length === 0) return page;
  const moved = chance.of(money);
  const shift = moved.box.x + moved.box.width > 0.72 ? -COLUMN : COLUMN;
  const words = page.words.map((word) =>
    word === moved ? { ...word, box: { ...word.box, x: word.box.x + shift } } : word,
  );
  return { ...page, words };
}

function aLittleOfAll(page: Page, chance: Chance): Page {
  const changes = [digits(1), points(0.5), split(1), lost(0.2), dates(1)];
  const hurt = changes.reduce((left, change) => changed(left, change, chance), page);
  return skewed(merged(hurt, chance, 2), chance);
}

const DAMAGED: Readonly<Record<Damage, (page: Page, chance: Chance) => Page>> = {
  digits: (page, chance) => changed(page, digits(4), chance),
  'lost points': (page, chance) => changed(page, points(4), chance),
  'split words': (page, chance) => changed(page, split(3), chance),
  'merged words': (page, chance) => merged(page, chance, 10),
  skew: skewed,
  'lost words': (page, chance) => changed(page, lost(1), chance),
  'missing row': withoutRow,
  'swapped column': swapped,
  'misread dates': (page, chance) => changed(page, dates(4), chance),
  'everything a little': aLittleOfAll,
};

/** Pages as recognition might see a scan of them. */
export function damaged(pages: readonly Page[], damage: Damage, chance: Chance): Page[] {
  return pages.map((page) => ({ ...DAMAGED[damage](page, chance), source: 'ocr' }));
}
