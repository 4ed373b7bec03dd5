import type { Field } from './evidence/field.ts';
import {
  bookkeepingOf,
  type DocumentKind,
  type Item,
  type Party,
  type Reading,
  type Statement,
  type StatementLine,
} from './reading.ts';

export interface ManifestParty {
  name: string | null;
  address: string | null;
  taxId: string | null;
}

export interface ManifestItem {
  name: string;
  quantity: string | null;
  price: string | null;
  rate: string | null;
  amount: string | null;
}

export interface ManifestLine {
  date: string;
  postDate: string | null;
  description: string;
  reference: string | null;
  out: string | null;
  in: string | null;
  balance: string | null;
}

export interface ManifestStatement {
  account: string | null;
  currency: string | null;
  periodStart: string | null;
  periodEnd: string | null;
  dueDate: string | null;
  openingBalance: string | null;
  closingBalance: string | null;
  lines: ManifestLine[];
}

/** A reading without its evidence: the plain record used by the command line and by the measurements. */
export interface Manifest {
  /**
   * The kinds of the labelled sets: card statements count as bank statements, documents that are not booked as other.
   */
  kind: 'bank_statement' | 'invoice' | 'receipt' | 'credit_note' | 'other';
  kindRead: DocumentKind;
  direction: 'sales' | 'purchase' | null;
  confidence: number;
  currency: string | null;
  issueDate: string | null;
  dueDate: string | null;
  number: string | null;
  relatedNumber: string | null;
  terms: string | null;
  supplier: ManifestParty | null;
  customer: ManifestParty | null;
  items: ManifestItem[];
  subtotal: string | null;
  discount: string | null;
  service: string | null;
  tax: string | null;
  total: string | null;
  prepaid: string | null;
  amountDue: string | null;
  bank: string | null;
  card: boolean;
  statements: ManifestStatement[];
  reconciles: boolean | null;
  checks: { code: string; holds: boolean; found: string; expected: string }[];
  warnings: string[];
}

function coarseKind(kind: DocumentKind): Manifest['kind'] {
  if (kind === 'invoice' || kind === 'receipt' || kind === 'credit_note') return kind;
  return bookkeepingOf(kind) === 'statement' ? 'bank_statement' : 'other';
}

function plain<T>(field: Field<T> | null): T | null {
  return field === null ? null : field.value;
}

function plainParty(party: Party | null): ManifestParty | null {
  if (party === null) return null;
  return { name: plain(party.name), address: plain(party.address), taxId: plain(party.taxId) };
}

function plainItem(item: Item): ManifestItem {
  return {
    name: item.name.value,
    quantity: plain(item.quantity),
    price: plain(item.price),
    rate: plain(item.rate),
    amount: plain(item.amount),
  };
}

function plainLine(line: StatementLine): ManifestLine {
  return {
    date: line.date.value,
    postDate: plain(line.postDate),
    description: line.description.value.replaceAll('\n', ' '),
    reference: plain(line.reference),
    out: plain(line.out),
    in: plain(line.in),
    balance: plain(line.balance),
  };
}

function plainStatement(statement: Statement): ManifestStatement {
  return {
    account: plain(statement.account),
    currency: plain(statement.currency),
    periodStart: plain(statement.periodStart),
    periodEnd: plain(statement.periodEnd),
    dueDate: plain(statement.dueDate),
    openingBalance: plain(statement.openingBalance),
    closingBalance: plain(statement.closingBalance),
    lines: statement.lines.map(plainLine),
  };
}

function reconciles(reading: Reading): boolean | null {
  const balances = reading.checks.filter((check) => check.code === 'statement_balance');
  return balances.length === 0 ? null : balances.every((check) => check.holds);
}

/** The reading as one plain JSON record (dates ISO, money as decimal strings), without pages, boxes and confidences. */
export function toManifest(reading: Reading): Manifest {
  return {
    kind: coarseKind(reading.kind),
    kindRead: reading.kind,
    direction: reading.direction,
    confidence: Number(reading.confidence.toFixed(3)),
    currency: plain(reading.currency),
    issueDate: plain(reading.issueDate),
    dueDate: plain(reading.dueDate),
    number: plain(reading.number),
    relatedNumber: plain(reading.relatedNumber),
    terms: plain(reading.terms),
    supplier: plainParty(reading.supplier),
    customer: plainParty(reading.customer),
    items: reading.items.map(plainItem),
    subtotal: plain(reading.subtotal),
    discount: plain(reading.discount),
    service: plain(reading.service),
    tax: plain(reading.tax),
    total: plain(reading.total),
    prepaid: plain(reading.prepaid),
    amountDue: plain(reading.amountDue),
    bank: plain(reading.bank),
    card: reading.statements.some((statement) => statement.card),
    statements: reading.statements.map(plainStatement),
    reconciles: reconciles(reading),
    checks: reading.checks.map(({ code, holds, found, expected }) => ({ code, holds, found, expected })),
    warnings: reading.warnings.map((warning) => warning.code),
  };
}
