import type { DocumentDraft, DraftCheck } from '@folio/contract';
import { isStatementKind } from '@folio/contract/choices';
import { type EvidenceMap, isUnsure, printedInstead, valueAt } from '../../../../components/document/evidence.ts';

const headOrder = ['name', 'total', 'number', 'issue_date', 'due_date', 'currency', 'rate'];
const blockOrder = ['bank', 'account_number', 'period_start', 'period_end', 'currency', 'opening_balance'];
const rowOrder = ['date', 'quantity', 'price', 'rate', 'spent', 'received', 'amount', 'balance'];

/** The fields a person must settle. Descriptive text is marked as uncertain but does not have to be settled. */
const asked =
  /^(invoice\.(total|number|issue_date|due_date|currency)|invoice\.items\.\d+\.(quantity|price|rate|amount)|statements\.\d+\.(account_number|period_start|period_end|currency|opening_balance|closing_balance)|statements\.\d+\.lines\.\d+\.(date|spent|received|balance))$/;

/** True if the form has a field at that path that a person should settle. */
function isAsked(path: string, kind: DocumentDraft['kind']): boolean {
  const partner = kind.startsWith('sales') ? 'invoice.customer.name' : 'invoice.vendor.name';
  return path === partner || asked.test(path);
}

/** A field's sort position in the form: block, head before rows, row, column. */
function placeInForm(path: string): [number, number, number, number] {
  const parts = path.split('.');
  const field = parts.at(-1) ?? '';
  if (parts[0] === 'statements') {
    const block = Number(parts[1]);
    if (parts[2] === 'lines') return [block, 1, Number(parts[3]), rowOrder.indexOf(field)];
    const at = blockOrder.indexOf(field);
    return [block, 0, 0, at < 0 ? blockOrder.length : at];
  }
  if (parts[1] === 'items') return [0, 1, Number(parts[2]), rowOrder.indexOf(field)];
  const at = headOrder.indexOf(field);
  return [0, 0, 0, at < 0 ? headOrder.length : at];
}

function inFormOrder(one: string, other: string): number {
  const [mine, theirs] = [placeInForm(one), placeInForm(other)];
  const at = mine.findIndex((value, index) => value !== theirs[index]);
  return at < 0 ? 0 : (mine[at] ?? 0) - (theirs[at] ?? 0);
}

export interface Reviewed {
  /** The draft as it is saved. */
  draft: DocumentDraft;
  evidence: EvidenceMap;
  checks: readonly DraftCheck[];
  /** Fields a person typed into or accepted. */
  settled: ReadonlySet<string>;
}

/**
 * The fields a person must still check: uncertain, corrected by the reader, or with wrong arithmetic; in the form's
 * order.
 */
export function openQuestions({ draft, evidence, checks, settled }: Reviewed): string[] {
  const doubtful = Object.entries(evidence).flatMap(([path, one]) =>
    isUnsure(one) || printedInstead(one, valueAt(draft, path)) !== null ? [path] : [],
  );
  const failing = checks.flatMap((check) => (check.holds || check.where === null ? [] : [check.where]));
  const paths = new Set([...doubtful.filter((path) => isAsked(path, draft.kind)), ...failing]);
  return [...paths].filter((path) => !settled.has(path)).sort(inFormOrder);
}

/** The question after a field, otherwise the first open one; null when all are settled. */
export function questionAfter(open: readonly string[], path: string | null): string | null {
  const later = path === null ? undefined : open.find((one) => inFormOrder(one, path) > 0);
  return later ?? open.find((one) => one !== path) ?? null;
}

/** True for a statement without an account or an amount: no field is uncertain then, because all must be entered. */
export function isEmptyStatement({ kind, statements }: DocumentDraft): boolean {
  if (!isStatementKind(kind)) return false;
  return (statements ?? []).every(({ lines }) => lines.every(({ spent, received }) => (spent ?? received) === null));
}
