import type { Measure } from '../stage.ts';
import { aged } from './aged.ts';
import { durability } from './durability.ts';
import { exporting } from './export.ts';
import { frameworkTax } from './framework-tax.ts';
import { importing } from './import.ts';
import { knownOn } from './known-on.ts';
import { ledgerPage } from './ledger-page.ts';
import { posting } from './posting.ts';
import { sameMonth } from './same-month.ts';
import { start } from './start.ts';
import { statements } from './statements.ts';
import { trialBalance } from './trial-balance.ts';

/** In the order they run; the last of those that write stops its server. */
export const MEASURES: readonly Measure[] = [
  start,
  exporting,
  importing,
  trialBalance,
  knownOn,
  statements,
  ledgerPage,
  aged,
  frameworkTax,
  posting,
  sameMonth,
  durability,
];
