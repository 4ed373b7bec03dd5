/** Where an invitation is opened. */
export const invitationPath = '/auth/invitation';

const key = 'invitation';

/** The token of an invitation that was opened in this tab before its holder had signed in; empty where there is none. */
export function keptInvitation(): string {
  return sessionStorage.getItem(key) ?? '';
}

/** Keeps the token while its holder signs up or in: in this tab, and no longer than it is open. */
export function keepInvitation(token: string): void {
  sessionStorage.setItem(key, token);
}

export function dropInvitation(): void {
  sessionStorage.removeItem(key);
}
