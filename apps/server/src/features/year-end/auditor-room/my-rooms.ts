import type { GuestRoomRow } from '@folio/contract';
import { inCompany } from '../../../platform/database/transaction.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { findMyRooms } from './gate-store.ts';
import { presentRoom } from './present.ts';
import { requireRoom } from './require-room.ts';

/** The rooms that the caller may enter today, each read as its company. */
export async function myRooms({ database, userId, today }: Call): Promise<GuestRoomRow[]> {
  const rows: GuestRoomRow[] = [];
  for (const { companyId, id } of await findMyRooms(database.queries, { userId, today }))
    await inCompany(database, companyId, async (tx) => {
      const { name: company, nameZh } = await readBooks(tx);
      rows.push({ ...presentRoom(await requireRoom(tx, id), today), company, company_zh: nameZh });
    });
  return rows;
}
