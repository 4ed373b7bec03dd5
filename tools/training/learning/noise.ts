import type { Word } from '../../../packages/documents/src/page/page.ts';

/** Typical misreadings of a letter or digit. */
const CONFUSIONS: Readonly<Record<string, string>> = {
  '0': 'O86',
  '1': 'lI7',
  '2': 'Z7',
  '3': '89',
  '4': 'A9',
  '5': 'S6',
  '6': '58G',
  '7': '1T',
  '8': '3B6',
  '9': '3g',
  A: '4R',
  B: '8',
  C: 'GO',
  D: 'OB0',
  E: 'FB',
  G: '6C',
  H: 'N',
  I: '1l',
  L: 'I',
  M: 'N',
  N: 'HW',
  O: '0QD',
  R: 'A',
  S: '5$',
  T: 'I7',
  U: 'V',
  a: 'e',
  c: 'e',
  e: 'co',
  i: 'l',
  l: '1I',
  o: '0e',
  t: 'f',
  '.': ', ',
  ',': '. ',
  '/': '7I1',
  '-': '~.',
  ':': '.;',
};

function pick(choices: string, random: () => number): string {
  return choices[Math.floor(random() * choices.length)] ?? '';
}

function noisyText(text: string, rate: number, random: () => number): string {
  return [...text]
    .map((character) => {
      if (random() >= rate) return character;
      if (random() < 0.12) return '';
      const choices = CONFUSIONS[character];
      return choices === undefined ? character : pick(choices, random);
    })
    .join('');
}

/** A word cut in two at a blank that recognition inserted. */
function pieces(word: Word): Word[] {
  const parts = word.text.split(/\s+/u).filter((part) => part !== '');
  const perLetter = word.box.width / Math.max(1, word.text.length);
  return parts.map((text) => {
    const x = word.box.x + word.text.indexOf(text) * perLetter;
    return { text, confidence: word.confidence, box: { ...word.box, x, width: text.length * perLetter } };
  });
}

/**
 * Words as recognition might have read them: letters changed or lost, blanks inserted, whole words missing.
 * @param rate the share of letters that change, 0..1
 */
export function noisyWords(words: readonly Word[], rate: number, random: () => number): Word[] {
  return words.flatMap((word) => {
    if (random() < rate * 0.4) return [];
    const text = noisyText(word.text, rate, random);
    const sure = text === word.text ? 0.88 + random() * 0.09 : 0.35 + random() * 0.55;
    return pieces({ ...word, text, confidence: Number(sure.toFixed(2)) });
  });
}
