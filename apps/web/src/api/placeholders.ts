import { storageKeys, type TextStore } from '../session/stored-ids.ts';

/** Fills the stored company and account into a path: `:companyId`, `:accountId`; empty text if none is stored. */
export function fillPlaceholders(path: string, store: Pick<TextStore, 'getItem'>): string {
  return path.replace(/:(companyId|accountId)\b/g, (_match, key: 'companyId' | 'accountId') =>
    encodeURIComponent(store.getItem(storageKeys[key]) ?? ''),
  );
}
