import { shareThatHolds } from '../../checks/check.ts';
import type { Classification } from '../../classify/classify.ts';
import type { Line } from '../../page/layout.ts';
import type { ReadInput } from '../../read-document.ts';
import { bookkeepingOf, type Reading } from '../../reading.ts';
import { conventionsOf } from '../../values/conventions.ts';
import { round } from '../../values/round.ts';
import { type CommercialReading, readCommercial } from './index.ts';
import { readingsOf } from './page-readings.ts';
import { directionOf } from './parties/direction.ts';
import { paymentIn } from './payment.ts';

function commercialConfidence(read: CommercialReading, found: Classification): number {
  const parts = [read.totals.total, read.issueDate, read.supplier?.name ?? null].map((field) => field?.confidence ?? 0);
  const lowest = Math.min(...parts);
  const arithmetic = read.checks.filter((check) => check.code === 'totals' || check.code === 'items_sum');
  const factor = arithmetic.length === 0 ? 0.9 : 0.6 + 0.4 * shareThatHolds(arithmetic);
  return round(Math.min(found.confidence, (lowest + found.confidence) / 2) * factor);
}

/**
 * Reads an invoice, credit note or receipt; from documents that are not booked it reads whatever it finds, for
 * filing.
 */
export function commercialReading(
  base: Reading,
  lines: readonly Line[],
  found: Classification,
  input: ReadInput,
): Reading {
  const read = readCommercial(readingsOf(input.pages), found.kind, conventionsOf(lines));
  const own = { names: input.ownNames, numbers: input.ownNumbers, addresses: input.ownAddresses ?? [] };
  const { totals, ...rest } = read;
  return {
    ...base,
    ...rest,
    kind: found.kind,
    direction: bookkeepingOf(found.kind) === 'none' ? null : directionOf(read.supplier, read.customer, own),
    confidence: bookkeepingOf(found.kind) === 'none' ? round(found.confidence) : commercialConfidence(read, found),
    subtotal: totals.subtotal,
    discount: totals.discount,
    service: totals.service,
    tax: totals.tax,
    total: totals.total,
    prepaid: totals.prepaid,
    amountDue: totals.amountDue,
    payment: found.kind === 'receipt' ? paymentIn(lines, conventionsOf(lines)) : null,
  };
}
