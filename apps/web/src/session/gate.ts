import type { SessionState } from './session-state.ts';

/** What a protected route shows. */
export type GateAnswer = 'loader' | 'offline' | 'sign-in' | 'confirm-code' | 'app';

/**
 * Decides what a protected route shows, in the specification's order. A session whose password was accepted but whose
 * one-time code is missing counts as signed in here: it goes to the code, not back to the password.
 */
export function gate(
  session: Pick<SessionState, 'initialised' | 'authenticated' | 'secondFactorPending'> &
    Partial<Pick<SessionState, 'offline'>>,
): GateAnswer {
  if (!session.initialised) return 'loader';
  if (session.offline) return 'offline';
  if (!session.authenticated && !session.secondFactorPending) return 'sign-in';
  if (session.secondFactorPending) return 'confirm-code';
  return 'app';
}
