import type { Field } from '@folio/documents';
import type { EvidenceMap } from './draft-store.ts';

/** Collects the evidence of the fields that went into a draft, by field path. */
export class EvidenceBook {
  readonly map: EvidenceMap = {};

  /** Notes where the value of `path` was read and hands the value on; null when the page does not show it. */
  take<T>(path: string, field: Field<T> | null): T | null {
    if (field === null) return null;
    this.map[path] = {
      page: field.page,
      box: field.box,
      confidence: field.confidence,
      origin: field.origin,
      read: String(field.readAs ?? field.value),
      ...(field.learnt === true ? { learnt: true } : {}),
    };
    return field.value;
  }
}
