import { viewParams } from '../report-kinds.ts';
import { defaultOf, type ParamChanges, type ReportParams } from '../report-params.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

function keyOf(userId: string): string {
  return `folio.reportView.${userId}`;
}

/**
 * The view that a user chose last on this device, for an address that chooses none. What the address chooses stays. An
 * unknown value of the store is checked when the address is read.
 */
export function readView(store: Store, userId: string, params: ReportParams): ParamChanges {
  const kept = new URLSearchParams(store.getItem(keyOf(userId)) ?? '');
  const missing = viewParams.filter((name) => params[name] === defaultOf(name) && kept.has(name));
  return Object.fromEntries(missing.map((name) => [name, kept.get(name) ?? '']));
}

export function keepView(store: Store, userId: string, params: ReportParams, changes: ParamChanges): void {
  const values = viewParams.map((name) => [name, changes[name] ?? params[name]]);
  store.setItem(keyOf(userId), new URLSearchParams(Object.fromEntries(values)).toString());
}
