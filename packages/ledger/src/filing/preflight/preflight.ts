import { FiledFacts, type Finding, type PreflightInput } from './finding.ts';
import { PAIR_RULES } from './pairs.ts';
import { PARTICULAR_RULES } from './particulars.ts';
import { PARTNER_RULES } from './partners.ts';
import { STATEMENT_RULES } from './statements.ts';
import { STRUCTURE_RULES } from './structure.ts';

const RULES = [...STRUCTURE_RULES, ...PARTICULAR_RULES, ...PAIR_RULES, ...PARTNER_RULES, ...STATEMENT_RULES];

/** Every rule of the authority that can be checked from the files, and Folio's own, on the files as they were read back. */
export function preflight(input: PreflightInput): Finding[] {
  const facts = new FiledFacts(input);
  return RULES.flatMap((rule) => rule(facts));
}
