import type { CompanyRow, Profile } from '@folio/contract';

/** The client's session state. The first four fields are the specification's session flags. */
export interface SessionState {
  initialised: boolean;
  authenticated: boolean;
  readOnly: boolean;
  secondFactorPending: boolean;
  /** The user chose to sign out, so the page is not remembered as a return path. */
  leftByChoice: boolean;
  /** The app was opened without network, so that the server could not say who is signed in. */
  offline: boolean;
  profile: Profile | null;
  /** The current company; null before the first one is created. */
  company: CompanyRow | null;
}

export type SessionEvent =
  | { type: 'loginSucceeded' }
  | { type: 'codeConfirmed' }
  | { type: 'secondFactorFound' }
  | { type: 'refreshed'; profile: Profile; company: CompanyRow | null }
  | { type: 'refreshFailed' }
  | { type: 'offlineFound' }
  | { type: 'profileChanged'; profile: Profile }
  | { type: 'signedOut'; byChoice: boolean };

export const initialSession: SessionState = {
  initialised: false,
  authenticated: false,
  readOnly: true,
  secondFactorPending: false,
  leftByChoice: false,
  offline: false,
  profile: null,
  company: null,
};

/** The permission level with write access; every other level is read-only. */
const writingLevel = 2;

function refreshed(state: SessionState, profile: Profile, company: CompanyRow | null): SessionState {
  const secondFactorPending = state.secondFactorPending || profile.second_factor_pending;
  return {
    initialised: true,
    authenticated: !secondFactorPending,
    readOnly: profile.permission_level !== writingLevel,
    secondFactorPending,
    leftByChoice: false,
    offline: false,
    profile,
    company,
  };
}

/** State transitions of the session, as in point 4 of the specification. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'loginSucceeded':
      return { ...state, secondFactorPending: true };
    case 'codeConfirmed':
      return { ...state, authenticated: true, secondFactorPending: false };
    case 'secondFactorFound':
      return { ...state, authenticated: false, secondFactorPending: true };
    case 'refreshed':
      return refreshed(state, event.profile, event.company);
    case 'refreshFailed':
      return { ...state, authenticated: false, initialised: true, offline: false };
    case 'offlineFound':
      return { ...state, initialised: true, offline: !state.authenticated };
    case 'profileChanged':
      return { ...state, profile: event.profile };
    case 'signedOut':
      return { ...initialSession, initialised: state.initialised, leftByChoice: event.byChoice };
  }
}
