import type { ReportMeta, ReportSheet, RoomReport, SheetRow } from '@folio/contract';
import { readInCompany } from '../../../platform/database/transaction.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readSheet } from '../../reports/report/index.ts';
import { enterRoom, noteTaken, type Visit, workIn } from './gate.ts';
import { daysOf } from './guest.ts';

/** A page of a statement or of the ledger, on screen. Nothing of it can be chosen but the page. */
export async function roomSheet(
  call: Call,
  visit: Visit,
  { name, page }: { name: RoomReport; page: number },
): Promise<{ data: ReportSheet; meta: ReportMeta }> {
  const room = await enterRoom(call, visit);
  const asked = { ...daysOf(name, room), page: String(page) };
  const { sheet, meta } = await readInCompany(call.database, room.companyId, (tx) => readSheet(tx, call, name, asked));
  // The pages that follow belong to the same reading.
  if (page === 1) await noteTaken(workIn(call, visit, room), room, name);
  return { data: withoutLinks(sheet), meta };
}

/** A guest opens no posting and no record, so that the figures lead nowhere. */
function withoutLinks({ rows, checks, ...sheet }: ReportSheet): ReportSheet {
  return { ...sheet, rows: rows.map(unlinked), checks: checks.map(({ sources: _sources, ...check }) => check) };
}

function unlinked({ cells, details, ...row }: SheetRow): SheetRow {
  const plain = { ...row, cells: cells.map(({ drill: _drill, ...cell }) => cell) };
  return details === undefined ? plain : { ...plain, details: details.map(unlinked) };
}
