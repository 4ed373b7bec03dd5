import type { SearchHit } from '@folio/contract';

type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'folio.recent.';
const MOST = 8;

function keyOf(userId: string, companyId: string): string {
  return `${PREFIX}${userId}.${companyId}`;
}

/** The records that a user opened from the finder in a company, the last one first. */
export function readRecent(store: Store, userId: string, companyId: string): SearchHit[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(userId, companyId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isHit) : [];
  } catch {
    // Something else wrote to the browser's store.
    return [];
  }
}

export function addRecent(store: Store, userId: string, companyId: string, hit: SearchHit): void {
  const others = readRecent(store, userId, companyId).filter(({ kind, id }) => kind !== hit.kind || id !== hit.id);
  store.setItem(keyOf(userId, companyId), JSON.stringify([hit, ...others].slice(0, MOST)));
}

/** Removes the records of all users and companies: names of customers do not stay after sign-out. */
export function forgetRecent(store: Store): void {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at));
  for (const key of keys) if (key?.startsWith(PREFIX)) store.removeItem(key);
}

/** Enough of a hit to show and open it. */
function isHit(value: unknown): value is SearchHit {
  if (typeof value !== 'object' || value === null || !('target' in value)) return false;
  const { id, kind, title, target } = value as Record<'id' | 'kind' | 'title' | 'target', unknown>;
  const hasTexts = [id, kind, title].every((text) => typeof text === 'string');
  return hasTexts && typeof target === 'object' && target !== null && 'screen' in target;
}
