import { useSyncExternalStore } from 'react';

/** What is to be posted on a day before the books begin: whose day it is, and the server's sentences about it. */
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
/** The answer that counts for a whole act; null outside of one and until it is given. */
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

/** Asks whether an entry before the books begin is meant; questions of calls that run at the same time wait for one another. */
export function askAboutEarlyDate(question: EarlyDateQuestion): Promise<boolean> {
  if (act === null) return ask(question);
  act.answer ??= ask(question);
  return act.answer;
}

/** Many calls that are one act of a person: the first answer counts for all of them. */
export async function askOnceDuring<T>(work: () => Promise<T>): Promise<T> {
  const outer = act;
  act ??= { answer: null };
  try {
    return await work();
  } finally {
    act = outer;
  }
}

/** Closes the dialog: the call is sent again with the person's word, or given up. */
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
