import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { findRoom, type StoredRoom } from './room-store.ts';

/** A room of the company. Throws `not_found`. */
export async function requireRoom(tx: CompanyTransaction, id: string): Promise<StoredRoom> {
  const room = await findRoom(tx, id);
  if (room === null) throw new DomainError('not_found');
  return room;
}
