import type { Accountant } from '@folio/contract';
import { useAccountants } from '../../../api/queries/documents/question.ts';
import { useSession } from '../../../session/session-store.ts';
import { type AskSide, askSide, isClient } from './ask-side.ts';

/** Whom the signed-in person asks, and the practices that can be asked. */
export function useAskSide(): { side: AskSide; accountants: readonly Accountant[] } {
  const { profile } = useSession();
  const isAsked = profile !== null && isClient(profile) && profile.may.includes('write');
  const { data } = useAccountants(isAsked);
  return { side: profile === null ? 'none' : askSide(profile, data), accountants: data ?? [] };
}
