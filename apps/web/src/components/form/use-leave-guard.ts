import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { type ConfirmQuestion, useConfirm } from '../feedback/confirm.tsx';

/** Asks before the user leaves a screen with unsaved changes by a link, by Back or by closing the tab. */
export function useLeaveGuard(isDirty: boolean, question: ConfirmQuestion): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is asked once for each blocked navigation
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(question).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);
  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDirty]);
}
