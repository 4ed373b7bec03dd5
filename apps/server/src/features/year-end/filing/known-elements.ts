import type { FilingProfile } from '@folio/contract';
import { type KnownElement, type KnownElements, proposeItems, USUAL_ROWS } from '@folio/ledger';
import type { FiledTax } from '../profits-tax/index.ts';
import type { StoredTaxonomy } from './store.ts';

/** The elements of the imported package, by file and name. */
export function knownElements(taxonomy: StoredTaxonomy | null): KnownElements {
  const of = (file: 'computation' | 'accounts'): Map<string, KnownElement> =>
    new Map(
      (taxonomy?.elements ?? [])
        .filter((one) => one.file === file)
        .map(({ name, kind, period, en, zh }) => [name, { name, kind, period, label: { en, zh } }]),
    );
  return { computation: of('computation'), accounts: of('accounts') };
}

/** The item of each account: as a person saved it, or as its name suggests. */
export function itemsOfAccounts({ chart }: Pick<FiledTax, 'chart'>, profile: FilingProfile): Map<string, string> {
  const saved = new Map(profile.accounts.map(({ code, element }) => [code, element]));
  return new Map([...proposeItems(chart.accounts), ...saved].filter(([, element]) => element !== ''));
}

/** Accounts that have an item by their name, which no person has seen and saved yet. */
export function proposedAccounts({ chart }: Pick<FiledTax, 'chart'>, profile: FilingProfile): string[] {
  const saved = new Set(profile.accounts.map(({ code }) => code));
  return [...proposeItems(chart.accounts).keys()].filter((code) => !saved.has(code));
}

/** The element of each row: as a person saved it, or as Folio knows it. */
export function elementsOfRows(profile: FilingProfile): Map<string, string> {
  const saved = profile.rows.map(({ row, element }) => [row, element] as const);
  return new Map([...USUAL_ROWS, ...saved].filter(([, element]) => element !== ''));
}
