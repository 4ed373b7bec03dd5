/** The part of local storage the session needs; tests pass a plain object. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const storageKeys = { companyId: 'companyId', accountId: 'accountId', redirectTo: 'redirectTo' } as const;

/** Time of the last sign-out in any tab; the other tabs get it by the storage event. */
export const signedOutKey = 'signedOutAt';

/** Stores an id, or removes it if the id is null. */
export function keepId(store: TextStore, key: 'companyId' | 'accountId', id: string | null): void {
  if (id === null) store.removeItem(key);
  else store.setItem(key, id);
}
