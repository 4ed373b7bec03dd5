import type { ClientMonths } from '@folio/contract';
import { parseDay } from '@folio/ledger';
import type { Call } from '../../../platform/http/call.ts';
import { enterPractice } from '../practice/index.ts';
import { monthState, shownMonths } from './month-state.ts';
import { readClientMonths } from './month-store.ts';

/**
 * What the last six months wait for, of every client that the caller sees. Throws `not_found` for a person who does not work
 * there.
 */
export async function listMonths(call: Call, practiceId: string): Promise<ClientMonths> {
  const { queries } = call.database;
  await enterPractice(queries, call, practiceId, 'staff');
  const months = shownMonths(parseDay(call.today));
  const rows = await readClientMonths(queries, { practiceId, userId: call.userId }, months);
  const clients = [...Map.groupBy(rows, ({ companyId }) => companyId).values()].flatMap((own) => {
    const [client] = own;
    if (client === undefined) return [];
    return [{ company_id: client.companyId, name: client.name, name_zh: client.nameZh, cells: own.map(monthState) }];
  });
  return { months, clients };
}
