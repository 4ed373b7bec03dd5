import { useEffect, useLayoutEffect } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import { type ConfirmQuestion, useConfirm } from '../feedback/confirm.tsx';

/** The unsaved forms of the screen, whichever of them are on it. */
const unsaved = new Map<object, Guard>();

interface Guard {
  question: ConfirmQuestion;
  /** Parameters of the address that choose what the form is about. */
  params: readonly string[];
}

/**
 * Asks before the user leaves a screen with unsaved changes by a link, by Back or by closing the tab. `params`: parameters of
 * the address whose change leaves the form as well.
 */
export function useLeaveGuard(isDirty: boolean, question: ConfirmQuestion, params: readonly string[] = []): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question does not change while the form is unsaved
  useLayoutEffect(() => {
    if (!isDirty) return;
    const self = {};
    unsaved.set(self, { question, params });
    return () => void unsaved.delete(self);
  }, [isDirty]);
  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDirty]);
}

/** Asks for the forms of every `useLeaveGuard`, once in the frame of the screens: a router has one blocker. */
export function LeaveGuard(): null {
  const confirm = useConfirm();
  const here = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => leftBy(currentLocation, nextLocation) !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is asked once for each blocked navigation
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const left = leftBy(here, blocker.location);
    if (left === null) blocker.proceed();
    else void confirm(left.question).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);
  return null;
}

/** The first unsaved form that a change of the address leaves; null if none. */
function leftBy(from: Location, to: Location): Guard | null {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  const isLeft = ({ params }: Guard) =>
    from.pathname !== to.pathname || params.some((name) => before.get(name) !== after.get(name));
  return [...unsaved.values()].find(isLeft) ?? null;
}
