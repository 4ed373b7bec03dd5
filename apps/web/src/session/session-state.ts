import type { CompanyRow, Profile } from '@folio/contract';

/** What the client knows of who is signed in. The first four are the specification's session flags. */
export interface SessionState {
  initialised: boolean;
  authenticated: boolean;
  readOnly: boolean;
  secondFactorPending: boolean;
  /** The user chose to sign out: the page they left is not one to return to. */
  leftByChoice: boolean;
  profile: Profile | null;
  /** The company on the screen; null before the first one is made. */
  company: CompanyRow | null;
}

export type SessionEvent =
  | { type: 'loginSucceeded' }
  | { type: 'codeConfirmed' }
  | { type: 'secondFactorFound' }
  | { type: 'refreshed'; profile: Profile; company: CompanyRow | null }
  | { type: 'refreshFailed' }
  | { type: 'profileChanged'; profile: Profile }
  | { type: 'signedOut'; byChoice: boolean };

export const initialSession: SessionState = {
  initialised: false,
  authenticated: false,
  readOnly: true,
  secondFactorPending: false,
  leftByChoice: false,
  profile: null,
  company: null,
};

/** The permission level that may write; every other level stays read-only. */
const writingLevel = 2;

function refreshed(state: SessionState, profile: Profile, company: CompanyRow | null): SessionState {
  const secondFactorPending = state.secondFactorPending || profile.second_factor_pending;
  return {
    initialised: true,
    authenticated: !secondFactorPending,
    readOnly: profile.permission_level !== writingLevel,
    secondFactorPending,
    leftByChoice: false,
    profile,
    company,
  };
}

/** The session's transitions, as the specification's point 4 has them. */
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
      return { ...state, authenticated: false, initialised: true };
    case 'profileChanged':
      return { ...state, profile: event.profile };
    case 'signedOut':
      return { ...initialSession, initialised: state.initialised, leftByChoice: event.byChoice };
  }
}
