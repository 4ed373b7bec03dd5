import type { ClientDeadline, CompanyDeadlines, clientDeadlineMeta, clientDeadlineQuery } from '@folio/contract';
import { missingFacts } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import { enterPractice } from '../../people/practice/index.ts';
import { accountsOf, presentClientDeadline, presentDeadline, shownDeadlines, stateOf } from './listed.ts';
import { readClosed, readOwnClient, readPracticeClients, type StoredClient } from './store.ts';

/** The company of the transaction with what its deadlines follow from. */
export async function ownClient(tx: CompanyTransaction): Promise<StoredClient> {
  const client = await readOwnClient(tx);
  if (client === null) throw new DomainError('not_found');
  return client;
}

/** The facts as the wire has them. */
export function presentFacts(client: StoredClient): CompanyDeadlines['facts'] {
  return {
    form: client.form,
    has_employees: client.hasEmployees,
    is_represented: client.isRepresented,
    expects_loss: client.expectsLoss,
    controllers_changed_on: client.controllersChangedOn,
    version: client.version,
  };
}

/** The deadlines of the company; those of the coming year, and those of the last 60 days or of the last year. */
export async function listDeadlines(
  tx: CompanyTransaction,
  { today }: Pick<LedgerCall, 'today'>,
  { earlier }: { earlier: boolean },
): Promise<CompanyDeadlines> {
  const client = await ownClient(tx);
  const shown = shownDeadlines(client, today, earlier);
  const closed = await readClosed(tx.queries, accountsOf(shown));
  return {
    facts: presentFacts(client),
    missing: missingFacts(client),
    locked_through: client.lockedThrough,
    rows: shown.map((one) => presentDeadline(one, { today, closed })),
  };
}

type Meta = z.input<typeof clientDeadlineMeta>;

/** Deadlines of all clients that the caller sees, the earliest first. Throws `not_found` for a person who does not work there. */
export async function listClientDeadlines(
  call: Call,
  practiceId: string,
  { page, limit, q, kind, show }: z.output<typeof clientDeadlineQuery>,
): Promise<{ rows: ClientDeadline[]; meta: Meta }> {
  const { database, today, userId } = call;
  await enterPractice(database.queries, call, practiceId, 'staff');
  const clients = (await readPracticeClients(database.queries, { practiceId, userId, q: q?.trim() ?? '' })).filter(
    ({ archived }) => !archived,
  );
  const all = clients
    .flatMap((client) => shownDeadlines(client, today).map((listed) => ({ listed, state: stateOf(listed, today) })))
    .filter(({ state }) => (show === 'open' ? state !== 'done' : state === show))
    .toSorted((a, b) => compare(a.listed.dueOn, b.listed.dueOn));
  const found = all.filter(({ listed }) => kind === undefined || listed.deadline.kind === kind);
  const rows = found.slice((page - 1) * limit, page * limit).map(({ listed }) => listed);
  const closed = await readClosed(database.queries, accountsOf(rows));
  const kinds: Meta['kinds'] = {};
  for (const { listed } of all) kinds[listed.deadline.kind] = (kinds[listed.deadline.kind] ?? 0) + 1;
  return {
    rows: rows.map((one) => presentClientDeadline(one, { today, closed })),
    meta: {
      page,
      limit,
      total: found.length,
      kinds,
      late: all.filter(({ state }) => state === 'late').length,
      unknown: clients.filter((client) => missingFacts(client).length > 0).length,
    },
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
