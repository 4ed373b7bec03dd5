export const invitationPath = '/auth/invitation';

const key = 'invitation';

/** The token of an invitation that was opened in this tab before sign-in; empty without one. */
export function keptInvitation(): string {
  return sessionStorage.getItem(key) ?? '';
}

/** Keeps the token in this tab's session storage while the person signs up or in. */
export function keepInvitation(token: string): void {
  sessionStorage.setItem(key, token);
}

export function dropInvitation(): void {
  sessionStorage.removeItem(key);
}
