import type { DraftCheck, Evidence } from '@folio/contract';

/** A check as it is stored: without its sentence, which is made in the reader's language. */
export type StoredCheck = Omit<DraftCheck, 'message'>;

/** Evidence as it is stored; `learnt` where an earlier correction of the supplier led to the value. */
export type StoredEvidence = Evidence & {
  learnt?: true;
  /** Of a corrected field: where the wrong value was read. */
  was?: Pick<Evidence, 'page' | 'box' | 'confidence' | 'origin'>;
};

/** Evidence by field path of the draft. */
export type EvidenceMap = Record<string, StoredEvidence>;
