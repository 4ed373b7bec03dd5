import { useSyncExternalStore } from 'react';

interface Question {
  answered: Promise<boolean>;
  answer: (isConfirmed: boolean) => void;
}

let open: Question | null = null;
const listeners = new Set<() => void>();

function publish(next: Question | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Asks for the password again. Simultaneous calls share one dialog and its answer. */
export function askForConfirmation(): Promise<boolean> {
  if (open !== null) return open.answered;
  let settle: (isConfirmed: boolean) => void = () => undefined;
  const answered = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  publish({ answered, answer: settle });
  return answered;
}

export function answerConfirmation(isConfirmed: boolean): void {
  const asked = open;
  publish(null);
  asked?.answer(isConfirmed);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the dialog is open. */
export function useConfirmationAsked(): boolean {
  return useSyncExternalStore(subscribe, () => open !== null);
}
