import type { BackendModule } from 'i18next';

/** Loads the message files. A failure of the network or the server is worth another attempt, a missing file is not. */
export const messageFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, name, done) => {
    void load(`/locales/${language}/${name}.json`).then(
      (words) => done(null, words),
      (cause: Failure) => done(cause, cause.isWorthRetry),
    );
  },
};

class Failure extends Error {
  readonly isWorthRetry: boolean;

  constructor(message: string, isWorthRetry: boolean) {
    super(message);
    this.isWorthRetry = isWorthRetry;
  }
}

async function load(path: string): Promise<Record<string, string>> {
  const answer = await fetch(path).catch(() => {
    throw new Failure(`${path} was not answered`, true);
  });
  if (!answer.ok) throw new Failure(`${path} was answered with ${answer.status}`, answer.status >= 500);
  return answer.json().catch(() => {
    throw new Failure(`${path} is no JSON`, false);
  });
}
