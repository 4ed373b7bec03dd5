import type { PracticeInvitation } from '@folio/contract';
import { useEffect, useState } from 'react';
import { practiceCalls } from '../../../api/queries/people/practice.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';

const key = 'practiceInvitation';

type Shown =
  | { state: 'loading' }
  | { state: 'open'; invitation: PracticeInvitation }
  | { state: 'closed'; sentence: string };

/** The token of the address, kept in this tab while its holder signs in; it does not stay in the address. */
function takeToken(): string {
  const token = /^#([\w-]{20,100})$/.exec(location.hash)?.[1];
  if (token === undefined) return sessionStorage.getItem(key) ?? '';
  sessionStorage.setItem(key, token);
  history.replaceState(history.state, '', location.pathname);
  return token;
}

export function dropToken(): void {
  sessionStorage.removeItem(key);
}

/** The invitation of the link that was opened. */
export function usePracticeInvitation(): { token: string; shown: Shown } {
  const [token] = useState(takeToken);
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
