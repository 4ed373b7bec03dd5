/** What came back: its status, and all of its text. */
export interface Answer {
  status: number;
  text: string;
  headers: Headers;
}

/** Somebody who calls by hand: cookies and XSRF token as a browser keeps them, each of which may be replaced. */
export class Caller {
  readonly url: string;
  readonly cookies = new Map<string, string>();
  userId = '';

  constructor(url: string) {
    this.url = url;
  }

  async enter({ userId, token }: { userId: string; token: string }): Promise<void> {
    this.userId = userId;
    this.cookies.set('folio_session', token);
    await this.takeXsrf();
  }

  async takeXsrf(): Promise<void> {
    await this.call('GET', '/fortify/csrf');
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  /** A call with a JSON body and this caller's own XSRF token; `headers` replace what it would send. */
  send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    if (body === undefined) return this.call(method, path, undefined, headers);
    return this.call(method, path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  async call(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const xsrf = this.cookies.get('XSRF-TOKEN');
    const answer = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(xsrf ? { 'x-xsrf-token': decodeURIComponent(xsrf) } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  }

  /** The data of an answer that succeeded; throws with what came instead. */
  async dataOf<T>(answer: Promise<Answer>): Promise<T> {
    const { status, text } = await answer;
    const { code, data }: { code?: number; data?: T } = JSON.parse(text);
    if (code !== 0 || data === undefined) throw new Error(`${status} ${text.slice(0, 500)}`);
    return data;
  }
}
