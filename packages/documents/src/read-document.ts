import type { Check } from './checks/check.ts';
import { type Classification, classify } from './classify/classify.ts';
import { readEmbedded } from './embedded/cii.ts';
import { readStatements } from './kinds/bank-statement/index.ts';
import { directionOf } from './kinds/commercial/direction.ts';
import { type CommercialReading, readCommercial } from './kinds/commercial/index.ts';
import { decimalMarkOf } from './page/amounts.ts';
import { type Line, linesOf } from './page/layout.ts';
import type { Page } from './page/page.ts';
import type { Reading, ReadPage } from './reading.ts';
import { emptyReading } from './reading-parts.ts';
import { type DayMonthOrder, orderOf } from './values/date.ts';

/** What the pure reader needs of a document. */
export interface ReadInput {
  readonly pages: readonly Page[];
  /** The text of embedded XML attachments (Factur-X, ZUGFeRD), most trusted first. */
  readonly attachments: readonly { readonly name: string; readonly text: string }[];
  /** The company's own names, in every language it uses. */
  readonly ownNames: readonly string[];
  /** The company's own registration and tax numbers. */
  readonly ownNumbers: readonly string[];
}

const AMERICAN = /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\bUSA\b|united states/u;
const NOT_AMERICAN = /hong kong|kowloon|香港|malaysia|singapore|\bRM\b|gst|sdn|gmbh|\bUK\b/iu;

function conventionsOf(lines: readonly Line[]): { decimalMark: '.' | ','; dateOrder: DayMonthOrder } {
  const text = lines.map((line) => line.text).join('\n');
  const american = AMERICAN.test(text) && !NOT_AMERICAN.test(text);
  return {
    decimalMark: decimalMarkOf(lines.flatMap((line) => line.tokens.map((token) => token.text))),
    dateOrder: orderOf(text, american ? 'mdy' : 'dmy'),
  };
}

function readPage(page: Page): ReadPage {
  return { number: page.number, widthPt: page.widthPt, heightPt: page.heightPt, source: page.source };
}

function share(checks: readonly Check[]): number {
  return checks.length === 0 ? 1 : checks.filter((check) => check.holds).length / checks.length;
}

function statementReading(base: Reading, lines: readonly Line[], found: Classification): Reading {
  const recognised = base.pages.some((page) => page.source === 'ocr');
  const read = readStatements({ lines, conventions: conventionsOf(lines), recognised });
  const [first] = read.statements;
  const ties = read.checks.filter((check) => check.code === 'statement_balance');
  const proven = ties.length > 0 && ties.length === read.statements.length && ties.every((check) => check.holds);
  const confidence = proven ? Math.max(0.9, found.confidence) : found.confidence * 0.5 * (0.5 + share(read.checks) / 2);
  return {
    ...base,
    kind: 'bank_statement',
    confidence: round(confidence),
    bank: read.bank,
    currency: first?.currency ?? null,
    statements: read.statements,
    checks: read.checks,
    warnings: read.warnings,
  };
}

function commercialConfidence(read: CommercialReading, found: Classification): number {
  const parts = [read.totals.total, read.issueDate, read.supplier?.name ?? null].map((field) => field?.confidence ?? 0);
  const lowest = Math.min(...parts);
  const arithmetic = read.checks.filter((check) => check.code === 'totals' || check.code === 'items_sum');
  const factor = arithmetic.length === 0 ? 0.9 : 0.6 + 0.4 * share(arithmetic);
  return round(Math.min(found.confidence, (lowest + found.confidence) / 2) * factor);
}

function commercialReading(base: Reading, lines: readonly Line[], found: Classification, input: ReadInput): Reading {
  const read = readCommercial(lines, found.kind, conventionsOf(lines));
  const own = { names: input.ownNames, numbers: input.ownNumbers };
  const { totals, ...rest } = read;
  return {
    ...base,
    ...rest,
    kind: found.kind,
    direction: found.kind === 'other' ? null : directionOf(read.supplier, read.customer, own),
    confidence: found.kind === 'other' ? round(found.confidence) : commercialConfidence(read, found),
    subtotal: totals.subtotal,
    discount: totals.discount,
    service: totals.service,
    tax: totals.tax,
    total: totals.total,
    prepaid: totals.prepaid,
    amountDue: totals.amountDue,
  };
}

/** Below this a person should look at every field. */
const LOW_CONFIDENCE = 0.5;

function flagged(reading: Reading): Reading {
  if (reading.confidence >= LOW_CONFIDENCE || reading.kind === 'other') return reading;
  return { ...reading, warnings: [...reading.warnings, { code: 'low_confidence', values: {} }] };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/**
 * Classifies a document, extracts its fields with their evidence and checks its arithmetic. Data embedded in the
 * file is exact and goes before what the page shows.
 */
export function readDocument(input: ReadInput): Reading {
  const base = emptyReading(input.pages.map(readPage));
  const lines = input.pages.flatMap(linesOf);
  const embedded = readEmbedded(base, input, lines);
  if (embedded !== null) return embedded;
  const found = classify(lines);
  return flagged(
    found.kind === 'bank_statement'
      ? statementReading(base, lines, found)
      : commercialReading(base, lines, found, input),
  );
}
