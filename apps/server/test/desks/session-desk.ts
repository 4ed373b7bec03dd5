import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import { apiTokenRoutes } from '../../src/features/people/api-token/index.ts';
import { companyRoutes } from '../../src/features/people/company/index.ts';
import { sessionRoutes } from '../../src/features/people/session/index.ts';
import type { Database } from '../../src/platform/database/open.ts';
import type { FolioApp } from '../../src/platform/http/app.ts';
import { createApp } from '../../src/platform/http/create-app.ts';
import type { Mail } from '../../src/platform/mail/index.ts';
import { openTestDatabase } from '../engines.ts';

export const goodPassword = 'correct horse battery';

/** How long a mail may take: it leaves after the answer, which does not wait for it. */
const MAIL_WAIT_MS = 5000;

export interface Answer {
  status: number;
  // Answers of every call; their shapes are checked where they are looked at.
  body: {
    code: number;
    data: unknown;
    meta: unknown;
    error?: string;
    message?: string;
    errors?: Record<string, string[]>;
  };
}

/** The application with people in it, in this process: its clock is set by hand and its mails are kept. */
export interface SessionDesk {
  app: FolioApp;
  database: Database;
  mails: Mail[];
  clock: { now: Date };
  /** The clock goes on. */
  pass(minutes: number): void;
  browser(more?: { userAgent?: string; address?: string; site?: string }): TestBrowser;
  /** The newest code mailed to an address; mails may come a moment after the answer. */
  codeFor(email: string): Promise<string>;
  /** Waits for a mail to an address whose subject or text matches. */
  mailTo(email: string, pattern: RegExp): Promise<RegExpMatchArray>;
  close(): Promise<void>;
}

export async function openSessionDesk(): Promise<SessionDesk> {
  const database = await openTestDatabase('postgres');
  const clock = { now: new Date('2026-11-20T02:00:00Z') };
  const mails: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail);
      return { refused: [] };
    },
  };
  const platform = {
    config: { ...readConfig({}, '/'), publicUrl: 'http://folio.example' },
    database,
    log: pino({ level: 'silent' }),
    now: () => clock.now,
    webFolder: null,
  };
  const app = await createApp(platform, (ready) => {
    sessionRoutes(ready, mailer);
    companyRoutes(ready);
    apiTokenRoutes(ready, mailer);
  });
  const mailTo = async (email: string, pattern: RegExp): Promise<RegExpMatchArray> => {
    const giveUp = Date.now() + MAIL_WAIT_MS;
    while (Date.now() < giveUp) {
      for (const { to, subject, text } of mails.toReversed()) {
        const match = to === email ? pattern.exec(`${subject}\n${text}`) : null;
        if (match) return match;
      }
      await new Promise((done) => setTimeout(done, 10));
    }
    throw new Error(`no mail to ${email} matches ${pattern}; there are: ${mails.map(({ subject }) => subject)}`);
  };
  return {
    app,
    database,
    mails,
    clock,
    pass: (minutes) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    browser: (more = {}) => new TestBrowser(app, more),
    codeFor: async (email) => (await mailTo(email, /^([A-Z0-9]{6}) /))[1] ?? '',
    mailTo,
    close: async () => {
      await app.http.close();
      await database.close();
    },
  };
}

/** Keeps cookies and repeats the XSRF token, as a browser does. */
export class TestBrowser {
  readonly #app: FolioApp;
  readonly #userAgent: string;
  readonly #address: string;
  readonly #site: string;
  readonly #cookies = new Map<string, string>();

  constructor(
    app: FolioApp,
    { userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537', address = '203.0.113.5', site = '' },
  ) {
    this.#app = app;
    this.#userAgent = userAgent;
    this.#address = address;
    this.#site = site;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** The names of its cookies that begin so. */
  cookiesLike(prefix: string): string[] {
    return [...this.#cookies.keys()].filter((name) => name.startsWith(prefix));
  }

  get(path: string): Promise<Answer> {
    return this.#call('GET', path);
  }

  async send(method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}): Promise<Answer> {
    if (!this.#cookies.has('XSRF-TOKEN')) await this.get('/fortify/csrf');
    return this.#call(method, path, payload);
  }

  post(path: string, payload: object = {}): Promise<Answer> {
    return this.send('POST', path, payload);
  }

  async #call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Answer> {
    const answer = await this.#app.http.inject({
      method,
      url,
      remoteAddress: this.#address,
      headers: {
        'user-agent': this.#userAgent,
        'accept-language': 'en-US',
        ...(this.#site && { 'sec-fetch-site': this.#site }),
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
      },
      ...(payload && { payload }),
    });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      if (isGone) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return { status: answer.statusCode, body: answer.json() };
  }
}

export function signUp(browser: TestBrowser, email: string, more: object = {}): Promise<Answer> {
  return browser.post('/fortify/register', {
    name: 'Chan Tai Man',
    email,
    password: goodPassword,
    password_confirmation: goodPassword,
    account_type: 'company',
    ...more,
  });
}

/** Email, password and the mailed code. */
export async function signIn(
  desk: SessionDesk,
  browser: TestBrowser,
  email: string,
  { password = goodPassword, trust = false } = {},
): Promise<void> {
  const answer = await browser.post('/fortify/login', { email, password });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status} ${answer.body.message}`);
  await browser.get('/api/user/otp/request');
  const code = await desk.codeFor(email);
  const verified = await browser.post('/api/user/otp/verify', { code, trust_browser: trust });
  if (verified.status !== 200) throw new Error(`the code answered ${verified.status} ${verified.body.message}`);
}

/** Somebody with an account who has just come in. */
export async function enter(desk: SessionDesk, email: string, browser = desk.browser()): Promise<TestBrowser> {
  await signUp(browser, email);
  await signIn(desk, browser, email);
  return browser;
}
