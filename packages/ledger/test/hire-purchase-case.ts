import { readFileSync } from 'node:fs';
import type { PoolRate } from '../src/profits-tax/index.ts';

/* Reading of the golden case of hire purchase, for tests only. */

type Ending = Record<'year' | 'paid' | 'proceeds' | 'initial' | 'allowance' | 'charge', string>;

/** `golden/hire-purchase/van.json`; its working is in `working.md` next to it. */
export interface HirePurchaseCase {
  readonly cost: string;
  readonly rate: PoolRate;
  readonly deposit: { readonly on: string; readonly amount: string };
  readonly instalments: { readonly firstOn: string; readonly count: number; readonly capital: string };
  readonly years: readonly Record<
    'year' | 'paid' | 'initial' | 'value' | 'annual' | 'carriedForward' | 'outcome',
    string
  >[];
  readonly pool: { readonly year: string; readonly proceeds: string; readonly charge: string };
  readonly returned: Ending;
  readonly sold: Ending;
}

export const VAN: HirePurchaseCase = JSON.parse(
  readFileSync(new URL('../golden/hire-purchase/van.json', import.meta.url), 'utf8'),
);
