import { readFile } from 'node:fs/promises';
import type { Pricing } from '@folio/contract';
import { ConfigError } from '../../../config.ts';
import { defaultPlans } from './default-plans.ts';
import { readPlans } from './plan-file.ts';

/** The plans of the file, or the product's default plans when no file is configured. Throws `ConfigError`. */
export async function loadPlans(path: string | null): Promise<Pricing> {
  if (path === null) return readPlans(JSON.stringify(defaultPlans), 'built in');
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`FOLIO_PLANS names a file that cannot be read: ${why}`);
  }
  return readPlans(text, path);
}
