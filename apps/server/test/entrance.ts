import pino from 'pino';
import { type Config, readConfig } from '../src/config.ts';
import { identityRoutes } from '../src/features/people/identity/index.ts';
import { secondFactorRoutes, takeAuthenticatorCode } from '../src/features/people/second-factor/index.ts';
import { sessionRoutes } from '../src/features/people/session/index.ts';
import type { Database } from '../src/platform/database/open.ts';
import type { FolioApp } from '../src/platform/http/app.ts';
import { createApp } from '../src/platform/http/create-app.ts';
import type { Mail } from '../src/platform/mail/index.ts';
import { createSecretBox, type SecretBox } from '../src/platform/secret-box/index.ts';

/** The calls by which people come in, in process: with a clock one can set, and mails that are only kept. */
export interface Entrance {
  app: FolioApp;
  mails: Mail[];
  clock: { now: Date };
  box: SecretBox;
  close(): Promise<void>;
}

export async function openEntrance(database: Database, changes: Partial<Config> = {}): Promise<Entrance> {
  const mails: Mail[] = [];
  const clock = { now: new Date('2026-06-01T02:00:00Z') };
  const box = createSecretBox(Buffer.alloc(32, 5));
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail);
      return { messageId: `<${mails.length}@folio.example>`, refused: [] };
    },
  };
  const config = { ...readConfig({ PUBLIC_URL: 'http://localhost:8080' }, '/'), ...changes };
  const log = pino({ level: 'silent' });
  const app = await createApp({ config, database, log, now: () => clock.now, webFolder: null }, (ready) => {
    sessionRoutes(ready, mailer, { otherCode: (queries, given) => takeAuthenticatorCode(queries, box, given) });
    secondFactorRoutes(ready, mailer, box);
    identityRoutes(ready, mailer);
  });
  return { app, mails, clock, box, close: () => app.http.close() };
}

export interface Answered {
  status: number;
  /** Where a redirect leads; empty for any other answer. */
  location: string;
  error: string | undefined;
  // What a call answers is checked where it is looked at.
  data: unknown;
  errors: Record<string, string[]> | undefined;
}

/** A browser with separate cookies. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #entrance: Entrance;

  constructor(entrance: Entrance) {
    this.#entrance = entrance;
  }

  async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Answered> {
    if (method !== 'GET') await this.#send('GET', '/fortify/csrf');
    return this.#send(method, url, payload);
  }

  async #send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Answered> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#entrance.app.http.inject({
      method,
      url,
      headers: { cookie, 'x-xsrf-token': decodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? '') },
      ...(payload && { payload }),
    });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() === 0)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const body = answer.body.startsWith('{') ? answer.json() : {};
    const location = String(answer.headers.location ?? '');
    return { status: answer.statusCode, location, error: body.error, data: body.data, errors: body.errors };
  }

  /** Signs up and gives e-mail and password; the second step is owed. */
  async giveNewPassword(email: string, password = 'correct horse battery'): Promise<void> {
    const account = { name: 'Chan Tai Man', email, account_type: 'company' };
    await this.call('POST', '/fortify/register', { ...account, password, password_confirmation: password });
    await this.givePassword(email, password);
  }

  givePassword(email: string, password = 'correct horse battery'): Promise<Answered> {
    return this.call('POST', '/fortify/login', { email, password });
  }

  /** The whole way in, with the mailed code. */
  async signUpAndIn(email: string): Promise<void> {
    await this.giveNewPassword(email);
    await this.call('GET', '/api/user/otp/request');
    await this.call('POST', '/api/user/otp/verify', { code: mailedCode(this.#entrance, email) });
  }

  /** True once nothing is owed any more. */
  async isIn(): Promise<boolean> {
    return (await this.call('GET', '/api/user/identity')).status === 200;
  }
}

/** The newest code mailed to an address. */
export function mailedCode({ mails }: Entrance, email: string): string {
  const code = mails
    .filter(({ to }) => to === email)
    .map(({ subject }) => /^([A-Z0-9]{6}) /.exec(subject)?.[1])
    .findLast((found) => found !== undefined);
  if (code === undefined) throw new Error(`no code was mailed to ${email}`);
  return code;
}
