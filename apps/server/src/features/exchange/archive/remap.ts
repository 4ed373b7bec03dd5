import { createHash } from 'node:crypto';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Gives every record of an archive its id in the new company. */
export interface Remap {
  /** The id of a record; the same for the same one, and different in every company. */
  id(old: string): string;
  /** A value with every text in it that is an id replaced. */
  value(old: unknown): unknown;
  /** Entries get their ids when they are posted. */
  note(old: string, given: string): void;
}

/**
 * Ids follow from the new company's and the old id, so that nothing but entries has to be remembered, whatever the size of the
 * archive. They are UUIDs of version 8.
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
