/** The part of local storage the session needs; tests hand in a plain object. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The keys of the specification. */
export const storageKeys = { companyId: 'companyId', accountId: 'accountId', redirectTo: 'redirectTo' } as const;

/** When the user last signed out in any tab; the others hear of it by the storage event. */
export const signedOutKey = 'signedOutAt';

/** Keeps an id, or removes it where there is none. */
export function keepId(store: TextStore, key: 'companyId' | 'accountId', id: string | null): void {
  if (id === null) store.removeItem(key);
  else store.setItem(key, id);
}
