import type { NewSampleBody } from '@folio/contract';
import {
  type Currency,
  formatMoney,
  LedgerIssue,
  MAX_SAMPLE_ITEMS,
  minorDigits,
  type PopulationTotals,
  parseMoney,
  type SamplingPlan,
  samplingFault,
} from '@folio/ledger';
import { DomainError, type MessageValues } from '../../../platform/http/domain-error.ts';
import { MAX_POPULATION } from './population-store.ts';
import type { StoredSample } from './sample-store.ts';

/** The plan of a request. A missing size or interval is zero, which `refusePlan` rejects. Throws `validation_failed`. */
export function planOf(
  { method, size, interval }: Pick<NewSampleBody, 'method' | 'size' | 'interval'>,
  seed: string,
  currency: Currency,
): SamplingPlan {
  if (method === 'monetary_unit') return { method, intervalMinor: readInterval(interval ?? '0', currency), seed };
  return method === 'random' ? { method, size: size ?? 0, seed } : { method, size: size ?? 0 };
}

/** The plan by which a sample was drawn. */
export function keptPlan({ method, size, intervalMinor, seed }: StoredSample): SamplingPlan {
  if (method === 'monetary_unit') return { method, intervalMinor: intervalMinor ?? 0n, seed: seed ?? '' };
  return method === 'random' ? { method, size: size ?? 0, seed: seed ?? '' } : { method, size: size ?? 0 };
}

function readInterval(text: string, currency: Currency): bigint {
  try {
    return parseMoney(text, currency);
  } catch (error) {
    if (!(error instanceof LedgerIssue)) throw error;
    throw fault('interval', 'close_amount_invalid', { currency, digits: String(minorDigits(currency)) });
  }
}

/** Throws `validation_failed` at the field that has to change. */
export function refusePlan(plan: SamplingPlan, totals: PopulationTotals, currency: Currency): void {
  if (totals.count > MAX_POPULATION) throw fault('to', 'sample_population_too_large', { max: String(MAX_POPULATION) });
  const found = samplingFault(plan, totals);
  if (found === null) return;
  if (found === 'empty') throw fault('to', 'sample_empty', {});
  const field = plan.method === 'monetary_unit' ? 'interval' : 'size';
  throw fault(field, `sample_${found}`, {
    count: String(totals.count),
    total: formatMoney(totals.totalMinor, currency),
    currency,
    max: String(MAX_SAMPLE_ITEMS),
  });
}

function fault(path: string, word: string, values: MessageValues): DomainError {
  return new DomainError('validation_failed', { word, values, faults: [{ path, word, values }] });
}
