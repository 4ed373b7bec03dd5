/** Proposals for a bank line, with named reasons. Never posts: a person accepts. */
export { candidatesFor, candidatesForAll, scoreDocument, standing } from './candidates/candidates.ts';
export { accountByWords, accountForItem } from './evidence/keyword-prior.ts';
export { payeeKey } from './evidence/line-text.ts';
export { payeeSimilarity } from './evidence/payee.ts';
export type { DocumentIndex } from './index-of-documents/document-index.ts';
export { prepareSurroundings } from './index-of-documents/prepare.ts';
export { type DocumentReach, documentsInReach, reachOf } from './index-of-documents/reach.ts';
export { partsOfRule, ruleHolds } from './rule.ts';
export {
  type BookedEntry,
  CERTAIN_FROM,
  type LineRule,
  type LineToCode,
  type MirrorCandidate,
  type OpenForMatching,
  type PayeeChoice,
  type Suggestion,
  type Surroundings,
} from './suggestion.ts';
