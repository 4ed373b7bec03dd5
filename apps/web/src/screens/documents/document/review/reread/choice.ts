import type { RereadChange } from '@folio/contract';

/** The changes chosen, with one more or one less. */
export function withToggled(chosen: readonly string[], path: string): string[] {
  return chosen.includes(path) ? chosen.filter((one) => one !== path) : [...chosen, path];
}

/** What to ask of the server: the chosen paths that are changes, `null` for all of them. */
export function pathsToTake(chosen: readonly string[], changes: readonly RereadChange[]): string[] | null {
  const paths = changes.map((change) => change.path).filter((path) => chosen.includes(path));
  return paths.length === changes.length ? null : paths;
}
