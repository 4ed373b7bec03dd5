import { createHash } from 'node:crypto';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Maps every id of an archive to its id in the new company. */
export interface Remap {
  /** The new id of a record; always the same for one record, and different in every company. */
  id(old: string): string;
  /** A value with every id in its texts replaced. */
  value(old: unknown): unknown;
  /** Records an entry's new id, which it gets when it is posted. */
  note(old: string, given: string): void;
}

/**
 * New ids are derived from the new company's id and the old id, so that only the ids of entries must be kept in
 * memory, for archives of any size. They are UUIDs of version 8.
 */
export function remapInto(companyId: string, oldCompanyId: string): Remap {
  const given = new Map([[oldCompanyId, companyId]]);
  const id = (old: string): string => given.get(old) ?? derivedId(companyId, old);
  const value = (old: unknown): unknown => {
    if (typeof old === 'string') return ID.test(old) ? id(old) : old;
    if (Array.isArray(old)) return old.map(value);
    if (typeof old !== 'object' || old === null) return old;
    return Object.fromEntries(Object.entries(old).map(([key, held]) => [key, value(held)]));
  };
  return { id, value, note: (old, posted) => given.set(old, posted) };
}

function derivedId(companyId: string, old: string): string {
  const bytes = createHash('sha256').update(`${companyId}\n${old}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
