import type { DocumentDraft, Evidence, Segment } from '@folio/contract';

export type EvidenceMap = Readonly<Record<string, Evidence>>;
export type Box = NonNullable<Evidence['box']>;

/** Below this confidence a person should check the value. */
export const sureFrom = 0.85;

/** True for a value that was read or computed with low confidence. */
export function isUnsure(evidence: Evidence | undefined): boolean {
  if (evidence === undefined || evidence.confidence >= sureFrom) return false;
  return evidence.origin === 'read' || evidence.origin === 'computed';
}

const figure = /^-?\d+(\.\d+)?$/;

function sameValue(one: string, other: string): boolean {
  if (!figure.test(one) || !figure.test(other)) return one === other;
  const plain = (text: string) => (text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text);
  return plain(one) === plain(other);
}

/**
 * The printed text where the reader stored a different value because the arithmetic requires it; null if the value
 * was not corrected. `value` is the draft's value as it was read.
 */
export function printedInstead(evidence: Evidence | undefined, value: string | null): string | null {
  if (evidence?.origin !== 'computed' || evidence.read === null || value === null) return null;
  return sameValue(evidence.read, value) ? null : evidence.read;
}

/** The value at a field's path of a draft as text; null if the path has no value. */
export function valueAt(draft: DocumentDraft, path: string): string | null {
  const value = path.split('.').reduce<unknown>((at, key) => {
    if (typeof at !== 'object' || at === null) return undefined;
    return Object.entries(at).find(([name]) => name === key)?.[1];
  }, draft);
  return typeof value === 'string' ? value : null;
}

/** The note next to a field's label: its confidence, where it was read, or that it was computed. */
export type FieldNote =
  | { word: 'sure'; percent: number }
  | { word: 'page'; page: number }
  | { word: 'enteredBy'; name: string }
  | { word: 'computed' | 'embedded' | 'entered' | 'accepted' | 'mended' | 'learnt' }
  | null;

interface FieldStanding {
  evidence: Evidence | undefined;
  /** A person typed into the field, or accepted its value. */
  isTouched: boolean;
  isAccepted: boolean;
  isMended: boolean;
  isLearnt: boolean;
}

/** The note of a field. A typed value only says that a person typed it. */
export function noteOf({ evidence, isTouched, isAccepted, isMended, isLearnt }: FieldStanding): FieldNote {
  if (isTouched) return { word: 'entered' };
  if (evidence === undefined) return null;
  if (isAccepted) return { word: 'accepted' };
  if (isMended) return { word: 'mended' };
  if (isUnsure(evidence)) return { word: 'sure', percent: Math.round(evidence.confidence * 100) };
  if (isLearnt) return { word: 'learnt' };
  if (evidence.origin === 'read') return evidence.page === null ? null : { word: 'page', page: evidence.page };
  if (evidence.origin === 'entered' && evidence.by !== undefined) return { word: 'enteredBy', name: evidence.by };
  return { word: evidence.origin };
}

/** Puts the low-confidence fields first and keeps the order within both groups. */
export function unsureFirst(paths: readonly string[], evidence: EvidenceMap): string[] {
  const unsure = paths.filter((path) => isUnsure(evidence[path]));
  return [...unsure, ...paths.filter((path) => !unsure.includes(path))];
}

export interface FieldBox {
  path: string;
  box: Box;
  isUnsure: boolean;
}

const cell = /^statements\.\d+\.lines\.\d+\./;

/**
 * The boxes of a page. For statement lines only the whole line, plus any cell that has low confidence or is active.
 */
export function boxesOnPage(evidence: EvidenceMap, page: number, active: string | null): FieldBox[] {
  return Object.entries(evidence).flatMap(([path, one]) => {
    if (one.page !== page || one.box === null) return [];
    const isShown = !cell.test(path) || path === active || isUnsure(one);
    return isShown ? [{ path, box: one.box, isUnsure: isUnsure(one) }] : [];
  });
}

/** The position of a field: from its evidence, else from the evidence of its line or item. */
export function placeOf(evidence: EvidenceMap, path: string): { page: number; path: string } | null {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const page = evidence[at]?.page;
    if (page != null) return { page, path: at };
  }
  return null;
}

/** The regions of a page that belong to this document; empty if the whole page does. */
export function regionsOnPage(segments: readonly Segment[], page: number): Box[] {
  return segments.flatMap((segment) => (segment.page === page && segment.region !== null ? [segment.region] : []));
}

/** A box in the format of a document's address: `x,y,width,height` in fractions of the page. */
export function boxText({ x, y, width, height }: Box): string {
  return [x, y, width, height].map((one) => Math.round(one * 10_000) / 10_000).join(',');
}

/** The address of a document, at a place on its page if one is known. */
export function spotPath(documentId: string, spot: Pick<Evidence, 'page' | 'box'> | null): string {
  const query = new URLSearchParams();
  if (spot !== null && spot.page !== null) query.set('page', String(spot.page));
  if (spot !== null && spot.box !== null) query.set('box', boxText(spot.box));
  const text = query.toString();
  return `/document/${documentId}${text === '' ? '' : `?${text}`}`;
}

/** Parses a box from the address: `x,y,width,height` in fractions of the page; null for invalid text. */
export function boxOfText(text: string): Box | null {
  const [x, y, width, height, ...rest] = text.split(',').map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined || rest.length > 0) return null;
  const isFraction = (value: number) => Number.isFinite(value) && value >= 0 && value <= 1;
  return [x, y, width, height].every(isFraction) ? { x, y, width, height } : null;
}
