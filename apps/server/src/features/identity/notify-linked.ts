import { notifyOwner } from '../session/index.ts';
import type { IdentityDesk } from './desk.ts';

/** Mails the owner of an account that a third party now signs in to it. */
export function notifyLinked(desk: IdentityDesk, userId: string, provider: string): Promise<void> {
  return notifyOwner(desk, userId, 'identity_linked', { provider: desk.providers.get(provider)?.name ?? provider });
}
