import type { TimelineSpan } from '@folio/contract';
import type { StateTone } from '../../../components/state-tag.tsx';

/** How a span stands: its word under `state` of the messages. */
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

/** A statement whose opening balance does not follow is wrong whatever else it is; all coded is not yet proved. */
export function stateOf(span: TimelineSpan): SpanState {
  if (span.kind !== 'statement') return span.kind;
  if (span.opening_holds === false) return 'wrong_opening';
  if (span.state === 'failed') return 'failed';
  if (span.state === 'reconciled') return 'reconciled';
  return span.to_do > 0 ? 'to_do' : 'coded';
}

/** What of an account's statements needs a look. */
export function troublesOf(spans: readonly TimelineSpan[]): { gap: number; overlap: number; wrong_opening: number } {
  const count = (state: SpanState) => spans.filter((span) => stateOf(span) === state).length;
  return { gap: count('gap'), overlap: count('overlap'), wrong_opening: count('wrong_opening') };
}
