/** From a bank line to what it probably is, with named reasons. Never posts: a person accepts. */
export { candidatesFor, candidatesForAll, scoreDocument, standing } from './candidates.ts';
export type { DocumentIndex } from './document-index.ts';
export { accountByWords, accountForItem } from './keyword-prior.ts';
export { payeeKey } from './line-text.ts';
export { payeeSimilarity } from './payee.ts';
export { type PreparedSurroundings, prepareSurroundings } from './prepare.ts';
export { documentsInReach } from './reach.ts';
export { partsOfRule, ruleHolds } from './rule.ts';
export {
  type BookedEntry,
  CERTAIN_FROM,
  type LineRule,
  type LineToCode,
  type MirrorCandidate,
  MOST_CANDIDATES,
  type OpenForMatching,
  type PayeeChoice,
  type Reason,
  type RulePart,
  SUGGEST_FROM,
  type SuggestedDifference,
  type SuggestedPart,
  type Suggestion,
  type Surroundings,
} from './suggestion.ts';
export { suggestionKey } from './suggestion-key.ts';
