import type {
  CompanyPaperFieldName,
  CompanyPaperKind,
} from '../../../../packages/documents/src/company-papers/company-paper.ts';
import { Chance } from '../chance.ts';
import type { DrawnPaper } from '../placed-page.ts';
import { type CompanyFacts, certificateNumber, expiresOn, inventedCompany } from './company-facts.ts';
import { drawIncorporation, printedNumber } from './draw-incorporation.ts';
import { drawRegistration } from './draw-registration.ts';
import { drawReturn } from './draw-return.ts';
import type { PageSetter } from './page-setter.ts';

const A4 = { width: 595, height: 842 };

export type PaperTruth = Partial<Record<CompanyPaperFieldName, string>>;

export interface DrawnCompanyPaper {
  readonly kind: CompanyPaperKind;
  readonly paper: DrawnPaper;
  readonly truth: PaperTruth;
}

const DRAWERS: Record<CompanyPaperKind, (facts: CompanyFacts, chance: Chance) => PageSetter> = {
  business_registration: drawRegistration,
  incorporation: drawIncorporation,
  annual_return: drawReturn,
};

/** A paper of an invented company, and what it says. The same seed draws the same paper. */
export function drawCompanyPaper(kind: CompanyPaperKind, seed: number): DrawnCompanyPaper {
  const chance = new Chance(seed);
  const facts = inventedCompany(chance);
  const { texts, bands } = DRAWERS[kind](facts, chance);
  return { kind, paper: { pages: [{ texts, bands }], sheet: A4, title: kind }, truth: truthOf(kind, facts) };
}

function truthOf(kind: CompanyPaperKind, facts: CompanyFacts): PaperTruth {
  const names = { name: facts.name, ...(facts.nameZh === null ? {} : { name_zh: facts.nameZh }) };
  if (kind === 'business_registration') {
    return {
      ...names,
      address: facts.address.join(', '),
      br: certificateNumber(facts),
      br_expires_on: expiresOn(facts),
      ...(facts.nature === 'CORP' ? {} : { industry: facts.nature }),
    };
  }
  const number = printedNumber(facts);
  const numbers = { ci: number, registration_number: number, ...(number === facts.registration ? { br: number } : {}) };
  if (kind === 'annual_return') return { ...names, ...numbers, address: facts.address.join(', ') };
  return { ...names, ...numbers, incorporated_date: facts.incorporatedOn };
}
