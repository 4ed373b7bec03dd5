import { candidatesFor, candidatesForAll } from '../candidates.ts';
import { compare } from '../document-index.ts';
import { prepareSurroundings } from '../prepare.ts';
import type { Suggestion } from '../suggestion.ts';
import { Books } from './books.ts';
import type { GeneratedCompany, Happening, LineHappening } from './happening.ts';
import { isRight } from './right.ts';

export interface Answer {
  readonly asked: LineHappening;
  readonly candidates: readonly Suggestion[];
  /** Place of the right one among the candidates, from 0; -1 when it is not there. */
  readonly place: number;
}

function answer(asked: LineHappening, candidates: readonly Suggestion[]): Answer {
  return { asked, candidates, place: candidates.findIndex((found) => isRight(found, asked.truth)) };
}

function inOrder({ happenings }: GeneratedCompany): Happening[] {
  return happenings
    .map((happening, at) => ({ happening, at }))
    .toSorted((a, b) => compare(a.happening.day, b.happening.day) || a.at - b.at)
    .map(({ happening }) => happening);
}

/**
 * Asks for the candidates of every line in order of date, with the books as they then stand (documents open, records not
 * yet linked, lines of the other accounts not yet coded, what the true codings before taught), and then codes it truly. The
 * second side of a transfer is coded with the first and not asked.
 */
export function* replay(company: GeneratedCompany): Generator<Answer> {
  const books = new Books(company);
  for (const happening of inOrder(company)) {
    if (happening.what !== 'line') books.take(happening);
    else if (!books.coded.has(happening.line.ref)) {
      const around = books.around(happening.line.accountCode, happening.day);
      yield answer(happening, candidatesFor(happening.line, prepareSurroundings(around)));
      books.apply(happening);
    }
  }
}

/**
 * The same as statements come: a month of one account at a time, all its lines asked together before any is coded, with
 * everything issued and recorded until the month's end. Harder: what was paid a line before still stands open.
 */
export function* replayMonthly(company: GeneratedCompany): Generator<Answer> {
  const books = new Books(company);
  const months = Map.groupBy(inOrder(company), ({ day }) => day.slice(0, 7));
  for (const happenings of months.values()) {
    for (const happening of happenings) if (happening.what !== 'line') books.take(happening);
    const lines = happenings.filter((happening) => happening.what === 'line');
    for (const [account, statement] of Map.groupBy(lines, ({ line }) => line.accountCode)) {
      const open = statement.filter(({ line }) => !books.coded.has(line.ref));
      const prepared = prepareSurroundings(books.around(account, open[0]?.day ?? statement[0]?.day ?? ''));
      const found = candidatesForAll(
        open.map(({ line }) => line),
        prepared,
      );
      for (const [index, asked] of open.entries()) yield answer(asked, found[index] ?? []);
      for (const asked of open) books.apply(asked);
    }
  }
}
