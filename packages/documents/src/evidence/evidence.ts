import { boxOfTokens } from '../page/layout.ts';
import type { Token } from '../page/page.ts';
import type { Field } from './field.ts';

/** A field read from the page, with the place and confidence of its tokens. */
export function readField<T>(value: T, tokens: readonly Token[], certainty = 1): Field<T> {
  const least = tokens.reduce((low, token) => Math.min(low, token.confidence), 1);
  const page = tokens[0]?.page ?? null;
  const onPage = tokens.filter((token) => token.page === page);
  return { value, page, box: boxOfTokens(onPage), confidence: round(least * certainty), origin: 'read' };
}

export function computedField<T>(value: T, confidence: number): Field<T> {
  return { value, page: null, box: null, confidence: round(confidence), origin: 'computed' };
}

export function embeddedField<T>(value: T): Field<T> {
  return { value, page: null, box: null, confidence: 1, origin: 'embedded' };
}

function round(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}
