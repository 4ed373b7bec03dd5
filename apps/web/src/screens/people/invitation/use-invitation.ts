import type { Invitation } from '@folio/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { invitationCalls } from '../../../api/queries/people/staff.ts';
import { dropInvitation, keepInvitation, keptInvitation } from '../../../session/invitation.ts';

export type Shown =
  | { state: 'loading' }
  | { state: 'open'; invitation: Invitation }
  /** Closed, or it could not be asked: the server's sentence, empty without a link. */
  | { state: 'closed'; sentence: string };

/** The token behind `#`, else the one this tab kept while its holder signed in. */
function tokenNow(): string {
  return /^#([\w-]{20,100})$/.exec(window.location.hash)?.[1] ?? keptInvitation();
}

/** The invitation behind the link. It is kept in this tab until it is taken up or found closed. */
export function useInvitation() {
  const [token] = useState(tokenNow);
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  useEffect(() => {
    if (token === '') return setShown({ state: 'closed', sentence: '' });
    keepInvitation(token);
    let isGone = false;
    invitationCalls.open(token).then(
      (invitation) => {
        if (!isGone) setShown({ state: 'open', invitation });
      },
      (cause: unknown) => {
        if (cause instanceof ApiError && cause.word === 'not_found') dropInvitation();
        if (!isGone) setShown({ state: 'closed', sentence: cause instanceof ApiError ? cause.message : '' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [token]);
  return { token, shown };
}
