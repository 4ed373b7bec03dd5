import { useEffect, useState } from 'react';

const words = ['lost', 'cancelled', 'refused', 'down', 'unknown'] as const;
const settled = ['linked', 'linked_elsewhere', 'confirmed', 'not_confirmed'] as const;
export type ThirdPartyWord = (typeof words)[number] | (typeof settled)[number];

/** The result of a sign-in by a third party. It follows `#` in the address and is removed once it was read. */
export function useThirdPartyWord(): ThirdPartyWord | null {
  const [word] = useState(() => wordOf(window.location.hash));
  useEffect(() => {
    if (word === null) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [word]);
  return word;
}

export function wordOf(hash: string): ThirdPartyWord | null {
  const said = new URLSearchParams(hash.replace(/^#/, '')).get('third-party');
  return [...words, ...settled].find((word) => word === said) ?? null;
}
