/** From a bank line to what it probably is, with named reasons. Never posts: a person accepts. */
export { accountByWords, accountForItem } from './keyword-prior.ts';
export { payeeSimilarity } from './payee.ts';
export {
  type BookedEntry,
  type LineToCode,
  type MirrorCandidate,
  type OpenForMatching,
  payeeKey,
  type Reason,
  SUGGEST_FROM,
  type Suggestion,
  type Surroundings,
  scoreDocument,
  scoreEntry,
  suggest,
} from './suggest.ts';
