import { Agent, type IncomingMessage, request } from 'node:http';

/** What a call answered, and how long it took from sending it to its last byte. */
export interface Called {
  status: number;
  ms: number;
  bytes: number;
  text: string;
  headers: IncomingMessage['headers'];
}

/**
 * A caller on kept connections that does as little as it can: product and anchors are called by the same one. It takes answers
 * uncompressed.
 */
export class Caller {
  readonly url: string;
  readonly #headers: Record<string, string>;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url;
    this.#headers = headers;
  }

  /** The same session at another server. */
  at(url: string): Caller {
    return new Caller(url, this.#headers);
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Called> {
    return this.#send('GET', path, headers, undefined, true);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Called> {
    return this.#send('POST', path, headers, JSON.stringify(body), true);
  }

  /** Reads an answer and throws it away as it comes: for files of any size. */
  drain(path: string): Promise<Called> {
    return this.#send('GET', path, {}, undefined, false);
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | undefined,
    keep: boolean,
  ): Promise<Called> {
    const started = performance.now();
    const length = body === undefined ? {} : bodyHeaders(body);
    return new Promise((done, fail) => {
      const sent = request(this.url + path, {
        method,
        agent: this.#agent,
        headers: { ...this.#headers, ...length, ...headers },
      });
      sent.on('response', (answer) => {
        let bytes = 0;
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (keep) chunks.push(chunk);
        });
        answer.on('error', fail);
        answer.on('end', () => {
          const ms = performance.now() - started;
          const text = Buffer.concat(chunks).toString();
          done({ status: answer.statusCode ?? 0, ms, bytes, text, headers: answer.headers });
        });
      });
      sent.on('error', fail);
      sent.end(body);
    });
  }
}

function bodyHeaders(body: string): Record<string, string> {
  return { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
}

/** The call's answer when it is the one expected, else an error that says what came. */
export function expectOk(called: Called, path: string): Called {
  if (called.status === 200) return called;
  throw new Error(`${path} answered ${called.status}: ${called.text.slice(0, 300)}`);
}
