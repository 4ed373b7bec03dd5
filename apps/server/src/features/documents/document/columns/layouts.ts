import type { StatementLayout } from '@folio/contract';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { writeAudit } from '../../../books/ledger/index.ts';
import { deleteStatementLayout, listStatementLayouts } from '../../reading/index.ts';
import { fromTaught } from './taught-words.ts';

/** The layouts of statements that were taught here, newest first. */
export async function listLayouts(call: CompanyCall): Promise<StatementLayout[]> {
  const rows = await call.transaction(listStatementLayouts);
  return rows.map(({ id, name, layout, times, learnedAt }) => ({
    id,
    name,
    taught: fromTaught(layout.taught),
    times,
    learned_at: learnedAt.toISOString(),
  }));
}

/** Forgets a layout; statements that were read by it stay as they are. */
export function forgetLayout(call: CompanyCall, id: string): Promise<void> {
  return call.transaction(async (tx) => {
    const name = await deleteStatementLayout(tx, id);
    if (name === null) throw new DomainError('not_found');
    const event = { userId: call.userId, at: call.now, subjectType: 'statement_layout', subjectId: id };
    await writeAudit(tx, { ...event, action: 'statement_layout_forgotten', change: { name } });
  });
}
