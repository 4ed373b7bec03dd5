import { accountsBook, type StatutoryAccounts } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { at, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { shownChecks } from './checks.ts';
import { shownIn } from './compose.ts';
import { countEntriesSince, type FrozenAccounts, listFrozen } from './frozen-store.ts';
import { type AccountsCall, type OpenedAccounts, openAccounts } from './open-accounts.ts';
import { periodsOf } from './periods.ts';
import { assignableRows } from './read-figures.ts';

/** The accounts of the period that ends on a day, as a screen shows them. */
export async function readAccounts(tx: CompanyTransaction, call: AccountsCall, end?: Day): Promise<StatutoryAccounts> {
  const opened = await openAccounts(tx, call, end);
  const { stored, book, proposed, edition, assignments, withCashFlow } = opened;
  return {
    years: yearsOf(opened),
    state: stored?.state ?? 'new',
    version: stored?.version ?? 0,
    with_cash_flow: withCashFlow,
    book,
    proposed,
    edition: { source: edition.source, from: edition.from, confirmed: edition.confirmed },
    checks: shownChecks(opened, call.today),
    moves: movesOf(opened),
    unplaced: unplacedOf(opened),
    rows: assignableRows().map(({ id, label }) => ({ id, label: { ...label } })),
    assignments: [...assignments].map(([code, row]) => ({ code, row })),
    frozen: await frozenOf(tx, opened),
  };
}

function yearsOf({ periodFacts, all }: OpenedAccounts): StatutoryAccounts['years'] {
  return periodsOf(periodFacts).map(({ from, to }) => ({
    start: from,
    end: to,
    state: all.find(({ endsOn }) => endsOn === to)?.state ?? 'new',
  }));
}

function movesOf({ figures, book, context }: OpenedAccounts): StatutoryAccounts['moves'] {
  const rows = figures.evaluated.statements.flatMap(({ statement }) => statement.rows);
  const currency = context.books.baseCurrency;
  return figures.evaluated.moves.map(({ row, amountMinor, column }) => {
    const label = rows.find(({ id }) => id === row)?.label ?? { en: row, zh: row };
    return { label: { ...label }, amount: shownIn(amountMinor, currency, book.rounding), previous: column > 0 };
  });
}

/** Accounts without a row that have moved or have a balance. */
function unplacedOf({ figures, context }: OpenedAccounts): StatutoryAccounts['unplaced'] {
  const placed = figures.checks.find(({ code }) => code === 'accounts_placed');
  return (placed?.accounts ?? []).map((code) => {
    const account = context.chart.byCode.get(code);
    return { code, name: account?.name ?? code, name_zh: account?.nameZh ?? '' };
  });
}

async function frozenOf(tx: CompanyTransaction, opened: OpenedAccounts): Promise<StatutoryAccounts['frozen']> {
  const { stored, book } = opened;
  if (stored === null) return [];
  const rows: StatutoryAccounts['frozen'] = [];
  for (const [index, frozen] of (await listFrozen(tx, stored.id)).entries()) {
    rows.push({
      number: frozen.number,
      at: frozen.frozenAt.toISOString(),
      by: frozen.frozenBy,
      hash: frozen.hash,
      entries_since: await countEntriesSince(tx, frozen.lastEntry, book.period.to),
      changed: index === 0 ? changesSince(frozen, opened) : [],
    });
  }
  return rows;
}

/** The exact figures that the books give differently now. A row that is gone has no figure, which is zero. */
function changesSince(
  frozen: FrozenAccounts,
  { book }: OpenedAccounts,
): StatutoryAccounts['frozen'][number]['changed'] {
  const before = figuresOf(accountsBook.parse(JSON.parse(frozen.content)));
  const now = figuresOf(book);
  const zero = formatMoney(0n, book.currency);
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((key) => {
    const was = before.get(key)?.exact ?? zero;
    const is = now.get(key)?.exact ?? zero;
    const { row, label } = at(
      [before.get(key), now.get(key)].filter((figure) => figure !== undefined),
      0,
    );
    return was === is ? [] : [{ row, label, was, is }];
  });
}

/** The figures of a book by row and period. */
function figuresOf({ statements }: OpenedAccounts['book']) {
  return new Map(
    statements
      .flatMap(({ rows }) => rows)
      .flatMap(({ id, label, figures }) =>
        figures.map((figure, period) => [`${id} ${period}`, { row: id, label, exact: figure.exact }] as const),
      ),
  );
}
