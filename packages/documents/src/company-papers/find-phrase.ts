import { type Cell, joinTokens } from '../page/layout.ts';
import type { Token } from '../page/page.ts';
import { lettersAndDigits } from '../values/words.ts';

/** The letters and digits of some tokens without spaces, and the token that each of them belongs to. */
export interface Letters {
  readonly text: string;
  readonly owner: readonly number[];
  readonly tokens: readonly Token[];
}

/** A phrase in letters: the first letter, and the letter after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Longer texts are not searched: the longest label and value are far shorter. */
const MAX_LETTERS = 400;
/** Recognition may misread one letter in so many. */
const LATIN_PER_FAULT = 8;
const HAN_PER_FAULT = 4;

export function lettersOf({ tokens }: Pick<Cell, 'tokens'>): Letters {
  let text = '';
  const owner: number[] = [];
  tokens.forEach((token, index) => {
    const own = lettersAndDigits(token.text);
    if (text.length + own.length > MAX_LETTERS) return;
    text += own;
    for (let at = 0; at < own.length; at++) owner.push(index);
  });
  return { text, owner, tokens };
}

function faultsIn(phrase: string): number {
  return Math.floor(phrase.length / (/\p{Script=Han}/u.test(phrase) ? HAN_PER_FAULT : LATIN_PER_FAULT));
}

/**
 * The first place of a phrase (letters and digits, in capitals) in a text, allowing for misread letters: a whole
 * number of them by the phrase's length. Null if the text has no such place.
 */
export function findPhrase(text: string, phrase: string): Span | null {
  const exact = text.indexOf(phrase);
  if (exact !== -1) return { start: exact, end: exact + phrase.length };
  const allowed = faultsIn(phrase);
  return allowed === 0 ? null : nearestPlace(text, phrase, allowed);
}

/** The cost of reaching a cell of the table, and where in the text that path began. */
interface Step {
  readonly cost: number;
  readonly start: number;
}

/** Approximate search by dynamic programming: the end with the fewest faults, the earliest of equals. */
function nearestPlace(text: string, phrase: string, allowed: number): Span | null {
  let previous: Step[] = Array.from({ length: text.length + 1 }, (_, start) => ({ cost: 0, start }));
  for (let row = 1; row <= phrase.length; row++) {
    const current: Step[] = [{ cost: row, start: 0 }];
    for (let column = 1; column <= text.length; column++) {
      const same = phrase[row - 1] === text[column - 1];
      current.push(
        cheapest(plus(previous[column - 1], same ? 0 : 1), plus(previous[column], 1), plus(current[column - 1], 1)),
      );
    }
    previous = current;
  }
  let best: (Span & { cost: number }) | null = null;
  previous.forEach(({ cost, start }, end) => {
    if (cost <= allowed && cost < (best?.cost ?? allowed + 1)) best = { start, end, cost };
  });
  return best;
}

function plus(step: Step | undefined, cost: number): Step {
  return { cost: (step?.cost ?? Number.POSITIVE_INFINITY) + cost, start: step?.start ?? 0 };
}

function cheapest(...steps: readonly Step[]): Step {
  return steps.reduce((least, step) => (step.cost < least.cost ? step : least));
}

/** The tokens whose letters lie within a span; a token that is half in it belongs to it. */
export function tokensOfSpan({ owner, tokens }: Letters, { start, end }: Span): Token[] {
  const first = owner[start];
  const last = owner[Math.max(start, end - 1)];
  return first === undefined || last === undefined ? [] : tokens.slice(first, last + 1);
}

/** The tokens after a span. */
export function tokensAfterSpan({ owner, tokens }: Letters, { end }: Span): Token[] {
  const last = owner[end - 1];
  return last === undefined ? [...tokens] : tokens.slice(last + 1);
}

export function textOf(tokens: readonly Token[]): string {
  return joinTokens(tokens).replace(/\s+/gu, ' ').trim();
}
