import {
  type ClientMeta,
  type ClientRow,
  type ClientSort,
  type clientQuery,
  clientSorts,
  light,
  practiceRole,
} from '@folio/contract';
import { formatMoney } from '@folio/ledger';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type ClientFacts, readClients } from './client-store.ts';
import { enterPractice } from './enter-practice.ts';

/**
 * The practice's home page: the clients the caller sees, and the open work of each. Throws `not_found` for a person
 * who does not work there.
 */
export async function listClients(
  call: Call,
  practiceId: string,
  query: z.output<typeof clientQuery>,
): Promise<{ rows: ClientRow[]; meta: ClientMeta }> {
  const { queries } = call.database;
  await enterPractice(queries, call, practiceId, 'staff');
  const { page, limit } = query;
  const { rows, counts } = await readClients(queries, {
    practiceId,
    userId: call.userId,
    today: call.today,
    q: query.q?.trim() ?? '',
    attentionOnly: query.attention === 'true',
    ...orderOf(query.sort ?? 'name'),
    limit,
    offset: (page - 1) * limit,
  });
  return {
    rows: rows.map(present),
    meta: {
      page,
      limit,
      total: counts.found,
      all: counts.all,
      attention: counts.needing,
      to_review: counts.toReviewAll,
      bank_lines: counts.bankLinesAll,
    },
  };
}

function orderOf(text: string): { sort: ClientSort; descending: boolean } {
  const sort = clientSorts.find((one) => one === text.replace(/^-/, ''));
  if (sort === undefined)
    throw new DomainError('validation_failed', { faults: [{ path: 'sort', word: 'value_invalid' }] });
  return { sort, descending: text.startsWith('-') };
}

function present(facts: ClientFacts): ClientRow {
  const { id, name, currency, failed, attention } = facts;
  return {
    id,
    name,
    name_zh: facts.nameZh,
    state: facts.state === 'archived' ? 'archived' : 'active',
    role: practiceRole.parse(facts.role),
    currency,
    to_review: facts.toReview,
    failed,
    bank_lines: facts.bankLines,
    overdue_sales: { count: facts.lateSales, amount: formatMoney(facts.lateSalesMinor, currency) },
    overdue_bills: { count: facts.lateBills, amount: formatMoney(facts.lateBillsMinor, currency) },
    locked_through: facts.lockedThrough,
    last_activity: facts.lastActivity?.toISOString() ?? null,
    statements_to: facts.statementsTo,
    lights: {
      books: light.parse(facts.books),
      control: light.parse(facts.control),
      bank: light.parse(facts.bank),
      checked_at: facts.checkedAt?.toISOString() ?? null,
    },
    attention,
  };
}
