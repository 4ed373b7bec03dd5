import type { RequestSide, RequestState } from '@folio/contract';

/** What a side may do to a request. */
export type RequestAct = 'accept' | 'reject' | 'cancel' | 'revoke';

const results: Readonly<Record<RequestAct, Exclude<RequestState, 'pending'>>> = {
  accept: 'accepted',
  reject: 'rejected',
  cancel: 'cancelled',
  revoke: 'revoked',
};

/** The state after an act. */
export function resultOf(act: RequestAct): Exclude<RequestState, 'pending'> {
  return results[act];
}

/**
 * Whether a side may do this now: the side that was asked answers, the other side may withdraw the request until
 * then, and either side may end an accepted one. All other states are final.
 */
export function mayAct(
  act: RequestAct,
  by: RequestSide,
  { state, askedBy }: { state: RequestState; askedBy: RequestSide },
): boolean {
  if (act === 'revoke') return state === 'accepted';
  if (state !== 'pending') return false;
  return act === 'cancel' ? by === askedBy : by !== askedBy;
}
