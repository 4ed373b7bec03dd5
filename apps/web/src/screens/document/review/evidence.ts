import type { Evidence } from '@folio/contract';

export type EvidenceMap = Readonly<Record<string, Evidence>>;
export type Box = NonNullable<Evidence['box']>;

/** Below this a person should look twice. */
export const sureFrom = 0.85;

/** True for what was read off the page without being sure. */
export function isUnsure(evidence: Evidence | undefined): boolean {
  return evidence !== undefined && evidence.origin === 'read' && evidence.confidence < sureFrom;
}

/** What stands beside a field's label: how sure, where it was read, or that it was computed. */
export type FieldNote =
  | { word: 'sure'; percent: number }
  | { word: 'page'; page: number }
  | { word: 'computed' | 'embedded' | 'entered' }
  | null;

/** The note of a field. What a person typed needs none but that they did. */
export function noteOf(evidence: Evidence | undefined, isTouched: boolean): FieldNote {
  if (isTouched) return { word: 'entered' };
  if (evidence === undefined) return null;
  if (isUnsure(evidence)) return { word: 'sure', percent: Math.round(evidence.confidence * 100) };
  if (evidence.origin === 'read') return evidence.page === null ? null : { word: 'page', page: evidence.page };
  return { word: evidence.origin };
}

/** The unsure fields first, each group in its own order. */
export function unsureFirst(paths: readonly string[], evidence: EvidenceMap): string[] {
  const unsure = paths.filter((path) => isUnsure(evidence[path]));
  return [...unsure, ...paths.filter((path) => !unsure.includes(path))];
}

/** A field drawn on the page. */
export interface FieldBox {
  path: string;
  box: Box;
  isUnsure: boolean;
}

const cell = /^statements\.\d+\.lines\.\d+\./;

/** The boxes of a page. Of a statement's lines only the whole line, and a cell where it is unsure or looked at. */
export function boxesOnPage(evidence: EvidenceMap, page: number, active: string | null): FieldBox[] {
  return Object.entries(evidence).flatMap(([path, one]) => {
    if (one.page !== page || one.box === null) return [];
    const isShown = !cell.test(path) || path === active || isUnsure(one);
    return isShown ? [{ path, box: one.box, isUnsure: isUnsure(one) }] : [];
  });
}

/** Where a field stands: its own evidence, else that of the line or item it belongs to. */
export function placeOf(evidence: EvidenceMap, path: string): { page: number; path: string } | null {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const page = evidence[at]?.page;
    if (page != null) return { page, path: at };
  }
  return null;
}

/** A box of the address: `x,y,width,height` in fractions of the page; null for anything else. */
export function boxOfText(text: string): Box | null {
  const [x, y, width, height, ...rest] = text.split(',').map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined || rest.length > 0) return null;
  const isFraction = (value: number) => Number.isFinite(value) && value >= 0 && value <= 1;
  return [x, y, width, height].every(isFraction) ? { x, y, width, height } : null;
}
