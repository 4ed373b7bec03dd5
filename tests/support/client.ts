import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Answer {
  status: number;
  // The tests look into answers of every call; their shapes are checked where they are looked at.
  body: {
    code: number;
    data: unknown;
    meta: unknown;
    error?: string;
    message?: string;
    errors?: Record<string, string[]>;
  };
  headers: Headers;
}

/** A caller with cookies and XSRF token, as a browser would be. */
export class Client {
  readonly url: string;
  readonly #cookies = new Map<string, string>();
  language = 'en-US';

  constructor(url: string) {
    this.url = url;
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.call('POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.call('PUT', path, JSON.stringify(body), { 'content-type': 'application/json' });
  }

  upload(
    companyId: string,
    fileName: string,
    bytes: Uint8Array,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const form = new FormData();
    form.append('files[0]', new Blob([new Uint8Array(bytes)]), fileName);
    return this.call('POST', `/api/company/${companyId}/upload-files/`, form, headers);
  }

  async call(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}): Promise<Answer> {
    const cookie = this.cookieHeader();
    const xsrf = this.#cookies.get('XSRF-TOKEN');
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        'accept-language': this.language,
        ...(cookie ? { cookie } : {}),
        ...(xsrf ? { 'x-xsrf-token': decodeURIComponent(xsrf) } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: text.startsWith('{') ? JSON.parse(text) : { code: -1, data: text, meta: null },
    };
  }

  /** Goes on with the session of another client of the same books. */
  adopt(other: Client): void {
    for (const { name, value } of other.cookies()) this.#cookies.set(name, value);
  }

  /** A client with the same session at another address of the same installation. */
  at(url: string): Client {
    const client = new Client(url);
    client.adopt(this);
    return client;
  }

  /** What it sends as `cookie`. */
  cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** All it holds, for a browser to go on with. */
  cookies(): { name: string; value: string; url: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value, url: this.url }));
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }
}

export function dataOf<T>(answer: Answer): T {
  if (answer.body.code !== 0)
    throw new Error(
      `${answer.status} ${answer.body.error}: ${answer.body.message} ${JSON.stringify(answer.body.errors ?? {})}`,
    );
  return answer.body.data as T;
}

export const password = 'correct horse battery';

/** The newest one-time code mailed to the address, from the development outbox. */
export function newestCode(folder: string, email: string): string {
  const outbox = join(folder, 'outbox');
  const names = readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  for (const name of names) {
    const mail: { to: string; subject: string } = JSON.parse(readFileSync(join(outbox, name), 'utf8'));
    const code = /^([A-Z0-9]{6}) /.exec(mail.subject)?.[1];
    if (mail.to === email && code) return code;
  }
  throw new Error(`no code was mailed to ${email}`);
}

/** Signs up and in, with the second factor confirmed. */
export async function signedInClient(
  url: string,
  folder: string,
  email: string,
  name = 'Chan Tai Man',
): Promise<Client> {
  const client = new Client(url);
  await client.get('/fortify/csrf');
  const form = { name, email, password, password_confirmation: password, account_type: 'company' };
  dataOf(await client.post('/fortify/register', form, { 'x-forwarded-for': placeOf(email) }));
  await signIn(client, folder, email);
  return client;
}

/** An address for each person: the server refuses many sign-ups from the same one. */
function placeOf(email: string): string {
  return `10.${[...createHash('sha256').update(email).digest().subarray(0, 3)].join('.')}`;
}

export async function signIn(client: Client, folder: string, email: string, secret = password): Promise<void> {
  await client.get('/fortify/csrf');
  dataOf(await client.post('/fortify/login', { email, password: secret }));
  dataOf(await client.get('/api/user/otp/request'));
  dataOf(await client.post('/api/user/otp/verify', { code: newestCode(folder, email), email }));
}

export const sampleCompany = {
  name: 'Golden Bauhinia Trading Limited',
  name_zh: '金紫荊貿易有限公司',
  registration_number: '2345678',
  incorporated_date: '2019-06-03',
  industry: 'Wholesale',
  br: '12345678-000-04-25-5',
  ci: '2345678',
  address: 'Unit 8, 9/F, Example Centre, 1 Sample Road, Kowloon',
  fye: '03-31',
  directors: ['CHAN Tai Man 陳大文'],
  shareholders: ['CHAN Tai Man 陳大文, 10,000 ordinary shares'],
  secretaries: ['Example Secretaries Limited'],
};

export async function createSampleCompany(client: Client): Promise<string> {
  return dataOf<{ id: string }>(await client.post('/api/company', sampleCompany)).id;
}
