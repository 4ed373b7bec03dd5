/**
 * The few descriptions that the posting rules write on lines. They are part of the stored books, in the language of
 * the company's records, and therefore do not depend on the reader's language.
 */
export const LINE_WORDS = {
  exchange: 'Realised exchange difference',
  revalueBank: 'Revalue bank balance',
  transferIn: 'Transfer in',
  transferOut: 'Transfer out',
  transferFee: 'Transfer fee',
} as const;

/** Description of a revaluation line of a document. */
export function revalueWords(documentNumber: string): string {
  return `Revalue ${documentNumber}`;
}
