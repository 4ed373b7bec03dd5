import { useSyncExternalStore } from 'react';

/** True while the media query matches. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Tables become cards at this width and below. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 640px)');
}

/** The sidebar becomes a drawer below 900 px. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(width < 900px)');
}
