import { expectOk } from './caller.ts';
import type { Dataset } from './dataset.ts';
import type { HledgerTimes } from './hledger.ts';
import type { Engine, Measured } from './line.ts';
import type { ProductProcess } from './product/server.ts';
import type { Company } from './product/sign-in.ts';
import type { RawServer } from './raw/start.ts';

/** What a measure has before it: the product and its anchors running on the same workload, and a signed-in caller. */
export interface Stage {
  engine: Engine;
  entries: number;
  dataset: Dataset;
  product: ProductProcess;
  company: Company;
  raw: RawServer;
  /** Null: the program is not installed. */
  hledger: HledgerTimes | null;
}

/**
 * One promise. `fresh`: needs a server that has answered nothing yet. `reading`: leaves the books as they are. `writing`: gets a
 * copy of them.
 */
export interface Measure {
  id: string;
  name: string;
  needs: 'fresh' | 'reading' | 'writing';
  measure(stage: Stage): Promise<Measured[]>;
}

/** The path of a report of the company. */
export function reportPath(
  { company }: Pick<Stage, 'company'>,
  name: string,
  query: Record<string, string | number>,
): string {
  const text = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `/api/company/${company.id}/report/${name}?${text.join('&')}`;
}

/** How long the signed-in caller waits for an answer, in milliseconds. Throws when it is not 200. */
export async function askMs({ company }: Pick<Stage, 'company'>, path: string): Promise<number> {
  return expectOk(await company.caller.get(path), path).ms;
}
