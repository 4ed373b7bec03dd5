import type { PracticeInvitation } from '@folio/contract';
import { useEffect, useState } from 'react';
import { practiceCalls } from '../../../api/queries/people/practice.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { dropLinkToken, takeLinkToken } from '../../../session/link-token.ts';

const key = 'practiceInvitation';

type Shown =
  | { state: 'loading' }
  | { state: 'open'; invitation: PracticeInvitation }
  | { state: 'closed'; sentence: string };

export function dropToken(): void {
  dropLinkToken(key);
}

/** The invitation of the link that was opened. */
export function usePracticeInvitation(): { token: string; shown: Shown } {
  const [token] = useState(() => takeLinkToken(key));
  const [shown, setShown] = useState<Shown>(token === '' ? { state: 'closed', sentence: '' } : { state: 'loading' });
  useEffect(() => {
    if (token === '') return;
    practiceCalls.invitation(token).then(
      (invitation) => setShown({ state: 'open', invitation }),
      (cause) => setShown({ state: 'closed', sentence: refusalText(cause) }),
    );
  }, [token]);
  return { token, shown };
}
