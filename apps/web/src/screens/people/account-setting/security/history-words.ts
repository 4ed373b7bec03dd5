/** What the history has words for; anything else is said as a change of the account. */
const actions = [
  'signed_up',
  'sign_up_tried',
  'signed_in',
  'sign_in_failed',
  'code_failed',
  'password_failed',
  'signed_out',
  'password_changed',
  'password_reset',
  'reset_asked',
  'session_revoked',
  'sessions_revoked',
  'device_trusted',
  'device_untrusted',
  'email_changed',
  'authenticator_added',
  'authenticator_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_made',
  'mail_codes_on',
  'mail_codes_off',
  'identity_linked',
  'identity_unlinked',
  'identity_changed',
  'token_made',
  'token_revoked',
] as const;

export function actionKey(action: string): string {
  return actions.find((one) => one === action) ?? 'other';
}

const factors = [
  'password',
  'email_code',
  'authenticator',
  'recovery_code',
  'passkey',
  'trusted_device',
  'provider',
] as const;

/** What somebody came in with, or null where it is not known. */
export function factorKey(factor: string | null): string | null {
  return factors.find((one) => one === factor) ?? null;
}

/** What a person should look at twice. */
export function isWarning(action: string): boolean {
  return action.endsWith('_failed') || action === 'sign_up_tried' || action === 'reset_asked';
}
