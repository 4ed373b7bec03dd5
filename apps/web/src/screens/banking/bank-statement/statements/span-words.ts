import type { TimelineSpan } from '@folio/contract';
import type { StateTone } from '../../../../components/feedback/state-tag.tsx';

/** The state of a timeline span: the key under `state` of the messages. */
export type SpanState = 'gap' | 'overlap' | 'wrong_opening' | 'reconciled' | 'coded' | 'to_do' | 'failed';

export const spanTones: Readonly<Record<SpanState, StateTone>> = {
  gap: 'red',
  overlap: 'amber',
  wrong_opening: 'red',
  reconciled: 'green',
  coded: 'amber',
  to_do: 'blue',
  failed: 'red',
};

/**
 * A wrong opening balance takes precedence over the other states of a statement. A statement that is fully coded is
 * not yet reconciled.
 */
export function stateOf(span: TimelineSpan): SpanState {
  if (span.kind !== 'statement') return span.kind;
  if (span.opening_holds === false) return 'wrong_opening';
  if (span.state === 'failed') return 'failed';
  if (span.state === 'reconciled') return 'reconciled';
  return span.to_do > 0 ? 'to_do' : 'coded';
}

/** Counts the problems in an account's statements. */
export function troublesOf(spans: readonly TimelineSpan[]): { gap: number; overlap: number; wrong_opening: number } {
  const count = (state: SpanState) => spans.filter((span) => stateOf(span) === state).length;
  return { gap: count('gap'), overlap: count('overlap'), wrong_opening: count('wrong_opening') };
}
