import { useSyncExternalStore } from 'react';

/** A posting before the books begin: whether the opening balances or the incorporation set the first day, and the server's messages. */
export interface EarlyDateQuestion {
  about: 'takeover' | 'incorporation';
  sentences: readonly string[];
}

interface Asked {
  question: EarlyDateQuestion;
  answer: (isAccepted: boolean) => void;
}

const waiting: Asked[] = [];
const listeners = new Set<() => void>();
/** The answer that applies to a whole action; null outside an action and until the user answers. */
let act: { answer: Promise<boolean> | null } | null = null;

function publish(): void {
  for (const listener of listeners) listener();
}

function ask(question: EarlyDateQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push({ question, answer: resolve });
    publish();
  });
}

/**
 * Asks whether a posting before the books begin is intended; questions of simultaneous calls are asked one after the
 * other.
 */
export function askAboutEarlyDate(question: EarlyDateQuestion): Promise<boolean> {
  if (act === null) return ask(question);
  act.answer ??= ask(question);
  return act.answer;
}

/** Runs calls that belong to one user action: the first answer applies to all of them. */
export async function askOnceDuring<T>(work: () => Promise<T>): Promise<T> {
  const outer = act;
  act ??= { answer: null };
  try {
    return await work();
  } finally {
    act = outer;
  }
}

/** Closes the dialog: the call is repeated with the confirmation, or cancelled. */
export function answerEarlyDate(isAccepted: boolean): void {
  const asked = waiting.shift();
  publish();
  asked?.answer(isAccepted);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question to be answered now. */
export function useEarlyDateQuestion(): EarlyDateQuestion | null {
  return useSyncExternalStore(subscribe, () => waiting[0]?.question ?? null);
}
