import type { FilingPartner, FilingYear } from '@folio/contract';
import { allocateAmong, amountToAllocate, type ComputationInput, type Partner, shareUnitsOf } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readPartners } from './partners-store.ts';

/** The partners of a year: those that were saved, or those that an earlier year ends with. */
export interface YearPartners {
  version: number;
  fromYear: string | null;
  list: FilingPartner[];
}

export async function partnersOf(tx: CompanyTransaction, year: string): Promise<YearPartners> {
  const stored = await readPartners(tx, year);
  if (stored === null) return { version: 0, fromYear: null, list: [] };
  const { version, partners, year: fromYear } = stored;
  if (fromYear === year) return { version, fromYear: null, list: partners };
  return { version: 0, fromYear, list: partners.filter(({ left_on }) => left_on === null).map(begun) };
}

/** What belongs to a year does not carry over: contributions, the day of entry, and an entered allocation. */
function begun(partner: FilingPartner): FilingPartner {
  return { ...partner, mpf: '0', entered_on: null, allocation: null };
}

/** A partner in the terms of the return. */
export function partnerOf(partner: FilingPartner): Partner {
  return {
    name: partner.name,
    identifier: partner.identifier,
    shareUnits: shareUnitsOf(partner.share),
    isPrecedent: partner.precedent,
    electsPersonalAssessment: partner.personal_assessment,
    enteredOn: partner.entered_on,
    leftOn: partner.left_on,
    mpf: BigInt(partner.mpf),
    typedAllocation: partner.allocation === null ? null : BigInt(partner.allocation),
  };
}

/** The partners with what each gets of the profit or loss. */
export function presentPartners(
  { version, fromYear, list }: YearPartners,
  input: Pick<ComputationInput, 'working' | 'currency'>,
): NonNullable<FilingYear['partners']> {
  const total = amountToAllocate(input);
  return {
    version,
    from_year: fromYear,
    list,
    allocations: allocateAmong(total, list.map(partnerOf)).map(String),
    total: String(total),
  };
}
