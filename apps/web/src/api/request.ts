/** A request as the network takes it. `query` and `body` are not yet text. */
export interface Outgoing {
  method: string;
  path: string;
  query: Readonly<Record<string, string | number | boolean | undefined>>;
  body: unknown;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal | undefined;
  /** Asks for the bytes of a successful answer instead of its JSON. */
  wantsFile: boolean;
  onSent: ((progress: SentBytes) => void) | undefined;
}

/** How much of a request's body has gone out. `total` is 0 where the browser does not know it. */
export interface SentBytes {
  loaded: number;
  total: number;
}

/** What came back, whatever its status; `body` is null where it was no JSON. */
export interface Incoming {
  status: number;
  body: unknown;
}

/** True for what a request that was given up rejects with. */
export function isCancelled(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'AbortError';
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The path with its query; what is undefined is left out. */
export function addressOf({ path, query }: Pick<Outgoing, 'path' | 'query'>): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Form data goes as it is, anything else as JSON; no body is no body. */
export function payloadOf({ body, headers }: Pick<Outgoing, 'body' | 'headers'>): {
  payload: FormData | string | null;
  headers: Record<string, string>;
} {
  const all: Record<string, string> = { Accept: 'application/json', ...headers, ...proofOfOrigin() };
  if (body === undefined || body === null) return { payload: null, headers: all };
  if (body instanceof FormData) return { payload: body, headers: all };
  return { payload: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...all } };
}

/** The server compares this header with its cookie, which no page of another site can read. */
function proofOfOrigin(): Record<string, string> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return token === undefined ? {} : { 'X-XSRF-TOKEN': decodeURIComponent(token) };
}
