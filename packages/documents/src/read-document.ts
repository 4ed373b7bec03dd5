import { shareThatHolds } from './checks/check.ts';
import { type Classification, classify } from './classify/classify.ts';
import { readEmbedded } from './embedded/read-embedded.ts';
import { holderIn } from './kinds/bank-statement/accounts/holder.ts';
import { statementReading } from './kinds/bank-statement/statement-reading.ts';
import { type CommercialReading, readCommercial } from './kinds/commercial/index.ts';
import { readingsOf } from './kinds/commercial/page-readings.ts';
import { directionOf } from './kinds/commercial/parties/direction.ts';
import { paymentIn } from './kinds/commercial/payment.ts';
import type { KeptLayout } from './kinds/taught-statement/taught-layout.ts';
import { rememberedReading } from './kinds/taught-statement/taught-reading.ts';
import { applyMemory, memoryOf } from './memory/apply-memory.ts';
import type { LayoutMemory } from './memory/layout-memory.ts';
import { type Line, linesOf } from './page/layout.ts';
import type { Page } from './page/page.ts';
import { repeatedPages } from './page/repeated-pages.ts';
import { bookkeepingOf, type Reading, type Warning } from './reading.ts';
import { emptyReading, readPage } from './reading-parts.ts';
import { conventionsOf } from './values/conventions.ts';
import { round } from './values/numbers.ts';

/** What the pure reader needs of a document. */
export interface ReadInput {
  readonly pages: readonly Page[];
  /** The text of embedded XML attachments (Factur-X, ZUGFeRD), most trusted first. */
  readonly attachments: readonly { readonly name: string; readonly text: string }[];
  /** The company's own names, in every language it uses. */
  readonly ownNames: readonly string[];
  /** The company's own registration and tax numbers. */
  readonly ownNumbers: readonly string[];
  /** The company's addresses, as the company writes them. */
  readonly ownAddresses?: readonly string[];
  /** What earlier corrections taught about suppliers, newest first. */
  readonly memories?: readonly LayoutMemory[];
  /** Layouts of statements that a person taught; Folio applies them to documents that look similar. */
  readonly layouts?: readonly KeptLayout[];
}

/** Below this a person should check every field. */
const LOW_CONFIDENCE = 0.5;

function flagged(reading: Reading): Reading {
  if (reading.confidence >= LOW_CONFIDENCE || bookkeepingOf(reading.kind) === 'none') return reading;
  return { ...reading, warnings: [...reading.warnings, { code: 'low_confidence', values: {} }] };
}

/**
 * Classifies a document, extracts its fields with their evidence and checks its arithmetic. Data embedded in the file
 * is exact and takes precedence over the printed page.
 */
export function readDocument(file: ReadInput): Reading {
  const repeated = repeatedPages(file.pages);
  const base = emptyReading(file.pages.map(readPage));
  const reading = readOnce({ ...file, pages: file.pages.filter(({ number }) => !repeated.has(number)) }, base);
  return repeated.size === 0 ? reading : { ...reading, warnings: [...repeatsOf(repeated), ...reading.warnings] };
}

/** Reads pages that contain no copies of each other. */
function readOnce(input: ReadInput, base: Reading): Reading {
  const lines = input.pages.flatMap(linesOf);
  const embedded = readEmbedded(base, input, lines);
  if (embedded !== null) return embedded;
  const own = ownReading(base, lines, input);
  const remembered = rememberedReading(own, base, lines, input.pages, input.layouts ?? []);
  return remembered === null ? own : flagged({ ...remembered, holder: holderIn(lines, input.ownNames) });
}

function repeatsOf(repeated: ReadonlyMap<number, number>): Warning[] {
  return [...repeated].map(([page, first]) => ({ code: 'page_repeated', values: { first: String(first) }, page }));
}

/** Reads the words of the pages without a taught statement layout. */
function ownReading(base: Reading, lines: readonly Line[], input: ReadInput): Reading {
  const found = classify(lines);
  if (bookkeepingOf(found.kind) === 'statement') {
    const reading = statementReading(base, lines, found, input.pages);
    return flagged({ ...reading, holder: holderIn(lines, input.ownNames) });
  }
  const reading = commercialReading(base, lines, found, input);
  const memory = memoryOf(lines, input.memories ?? [], input.ownNumbers);
  return flagged(memory === null ? reading : applyMemory(reading, lines, memory));
}

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
function commercialReading(base: Reading, lines: readonly Line[], found: Classification, input: ReadInput): Reading {
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
