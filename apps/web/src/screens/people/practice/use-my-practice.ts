import type { Profile } from '@folio/contract';
import { useState } from 'react';
import { useSession } from '../../../session/session-store.ts';

type Practice = Profile['practices'][number];

const key = 'practiceId';

/** The practice on the screen, of those the user works in: the one looked at last, else the first. */
export function useMyPractice(): {
  practice: Practice | null;
  practices: readonly Practice[];
  choose: (id: string) => void;
} {
  const practices = useSession().profile?.practices ?? [];
  const [chosenId, setChosenId] = useState(() => localStorage.getItem(key));
  return {
    practice: practices.find(({ id }) => id === chosenId) ?? practices[0] ?? null,
    practices,
    choose: (id) => {
      localStorage.setItem(key, id);
      setChosenId(id);
    },
  };
}
