import { boxOfTokens, type Token } from '../page/layout.ts';
import type { Field } from './field.ts';

/** A field read from the page: its place and confidence are those of the tokens it was read from. */
export function readField<T>(value: T, tokens: readonly Token[], certainty = 1): Field<T> {
  const least = tokens.reduce((low, token) => Math.min(low, token.confidence), 1);
  const page = tokens[0]?.page ?? null;
  const onPage = tokens.filter((token) => token.page === page);
  return { value, page, box: boxOfTokens(onPage), confidence: round(least * certainty), origin: 'read' };
}

/** A field worked out from others. */
export function computedField<T>(value: T, confidence: number): Field<T> {
  return { value, page: null, box: null, confidence: round(confidence), origin: 'computed' };
}

/** A field taken exactly from data inside the file. */
export function embeddedField<T>(value: T): Field<T> {
  return { value, page: null, box: null, confidence: 1, origin: 'embedded' };
}

function round(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}
