/** Who resets, and the secret that lets them. */
export interface ResetLink {
  email: string;
  token: string;
}

/**
 * Reads `#token=...&email=...`. A fragment never reaches a server, so the secret stays out of logs.
 * @returns null when either part is missing
 */
export function readResetLink(hash: string): ResetLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const email = parts.get('email');
  const token = parts.get('token');
  return email && token ? { email, token } : null;
}
