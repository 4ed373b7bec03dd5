import { type Chosen, choose } from '../../../learning/choose.ts';
import { FIELD_MODELS } from '../../../learning/models.ts';
import type { Line } from '../../../page/layout.ts';
import type { DocumentKind } from '../../../reading.ts';
import type { TotalCandidate } from '../amounts/total-candidates.ts';
import type { DateCandidate } from '../dates/date-candidates.ts';
import type { NumberCandidate } from '../number/number-candidates.ts';
import type { SupplierCandidate } from '../parties/supplier-candidates.ts';
import { fieldCandidates } from './field-candidates.ts';

/** The choice of the scorers for each field; null when they found nothing, or "none" is likelier. */
export interface ChosenFields {
  readonly total: Chosen<TotalCandidate> | null;
  readonly issueDate: Chosen<DateCandidate> | null;
  readonly dueDate: Chosen<DateCandidate> | null;
  readonly number: Chosen<NumberCandidate> | null;
  readonly supplier: Chosen<SupplierCandidate> | null;
}

/** Chooses total, dates, number and supplier from all readings of the pages. */
export function chooseFields(readings: readonly (readonly Line[])[], kind: DocumentKind): ChosenFields {
  const found = readings.map((lines) => fieldCandidates(lines, kind));
  const days = found.map((one) => one.days);
  const { total, issueDate, dueDate, number, supplier } = FIELD_MODELS;
  return {
    total: choose(
      total,
      found.map((one) => one.total),
      false,
    ),
    issueDate: choose(issueDate, days, false),
    dueDate: choose(dueDate, days, true),
    number: choose(
      number,
      found.map((one) => one.number),
      true,
    ),
    supplier: choose(
      supplier,
      found.map((one) => one.supplier),
      false,
    ),
  };
}
