import type { CompanyAccess } from './index.ts';

/**
 * What a person's API token may do, at most: what its scope holds and its owner may. Neither scope approves, locks, lets people in or
 * touches an account: that takes a person at a screen.
 */
export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

const holds: Readonly<Record<TokenScope, readonly CompanyAccess[]>> = {
  read: ['desk', 'read'],
  write: ['desk', 'upload', 'read', 'write'],
};

export function scopeHolds(scope: TokenScope, access: CompanyAccess): boolean {
  return holds[scope].includes(access);
}

/** The scope a text names, null when it names none. */
export function scopeOf(text: string | null | undefined): TokenScope | null {
  return tokenScopes.find((scope) => scope === text) ?? null;
}
