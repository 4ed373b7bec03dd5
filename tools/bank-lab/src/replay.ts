import { candidatesFor, candidatesForAll } from '../../../packages/ledger/src/reconciliation/candidates/candidates.ts';
import { compare } from '../../../packages/ledger/src/reconciliation/index-of-documents/document-index.ts';
import { prepareSurroundings } from '../../../packages/ledger/src/reconciliation/index-of-documents/prepare.ts';
import type { Suggestion } from '../../../packages/ledger/src/reconciliation/suggestion.ts';
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
 * Asks for the candidates of every line in order of date, with the books of that moment (open documents, records not
 * yet linked, lines of the other accounts not yet coded, and what earlier true codings taught), and then codes the
 * line truly. The second side of a transfer is coded with the first and not asked.
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
 * The same in the order statements arrive: a month of one account at a time, all its lines asked together before any
 * is coded, with everything issued and recorded until the month's end. Harder: what was paid a line before is still
 * open.
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
