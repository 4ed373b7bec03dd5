import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { type RateFile, readRateCsv } from './read-rate-csv.ts';

export interface RateRequest {
  csv: string;
  baseCurrency: string;
}

export type RateOutcome = { kind: 'read'; file: RateFile } | { kind: 'refused'; faults: FieldIssue[] };

/** Reads a CSV of rates in a parse thread. */
export default function rateTask({ csv, baseCurrency }: RateRequest): RateOutcome {
  try {
    return { kind: 'read', file: readRateCsv(csv, baseCurrency) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { kind: 'refused', faults: error.faults };
  }
}
