import { AsyncLocalStorage } from 'node:async_hooks';
import { network } from '../src/api/network.ts';
import type { Incoming, Outgoing } from '../src/api/request.ts';

/** A call as the server would see it. `body` is the parsed JSON, or the form data itself. */
export interface Call {
  /** `POST /api/company/c1/bank-line/accept` */
  name: string;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  headers: Readonly<Record<string, unknown>>;
}

/** Thrown by a test's server: the response is this failure. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, error: string, more: { message?: string; errors?: Record<string, string[]> } = {}) {
    super(error);
    this.status = status;
    this.body = { code: 1, error, ...more };
  }
}

/** Thrown by a test's server: there is no response. */
export class Unreached extends Error {}

type Answer = (call: Call) => unknown;

const notServed: Answer = ({ name }) => {
  throw new Error(`The test serves no ${name}`);
};

let answer = notServed;
let calls: Call[] = [];
/** Calls since the file was loaded, of all tests. */
let begun = 0;
/**
 * The number of the test in which a call has its origin. It follows promises and timers, so that a call that an earlier test left
 * behind, such as a save after a pause, is known and dropped.
 */
const origin = new AsyncLocalStorage<number>();
let test = 0;

/** What follows belongs to the test that begins now. */
export function beginTest(): void {
  test += 1;
  origin.enterWith(test);
}

/** Answers every call of the test with the `data` that `next` returns; returns the calls so far. */
export function serve(next: Answer): Call[] {
  answer = next;
  calls = [];
  origin.enterWith(test);
  return calls;
}

/** Rounds of the event loop in which a component that was taken away may still send what it holds. */
const LATE_ROUNDS = 3;

/** Waits until no call begins any more, so that what a test left behind does not reach the server of the next one. */
export async function untilNoCallBegins(): Promise<void> {
  for (let before = -1; before !== begun; ) {
    before = begun;
    for (let round = 0; round < LATE_ROUNDS; round += 1) await new Promise((done) => setTimeout(done, 0));
  }
}

export function closeServer(): void {
  serve(notServed);
}

/** Answers each call by its name; a name may end with `*`. */
export function routes(table: Readonly<Record<string, Answer>>): Answer {
  return (call) => {
    const found = Object.entries(table).find(([name]) =>
      name.endsWith('*') ? call.name.startsWith(name.slice(0, -1)) : call.name === name,
    );
    return (found?.[1] ?? notServed)(call);
  };
}

/** Replaces the network below every call of the application. */
export function replaceNetwork(): void {
  network.send = respond;
}

const givenUp = () => new DOMException('given up', 'AbortError');

async function respond({ method, path, query, body, headers, signal }: Outgoing): Promise<Incoming> {
  if ((origin.getStore() ?? test) < test) throw givenUp();
  const isObject = typeof body === 'object' && body !== null && !(body instanceof FormData);
  // The server sees what JSON keeps.
  const call: Call = {
    name: `${method} ${path}`,
    query,
    body: isObject ? JSON.parse(JSON.stringify(body)) : body,
    headers,
  };
  begun += 1;
  calls.push(call);
  try {
    const data = await untilAborted(answer(call), signal);
    return { status: 200, body: isPage(data) ? { code: 0, ...data } : { code: 0, data, meta: {} } };
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return { status: cause.status, body: cause.body };
  }
}

function isPage(data: unknown): data is { data: unknown; meta: unknown } {
  return typeof data === 'object' && data !== null && 'data' in data && 'meta' in data;
}

function untilAborted(answered: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((done, failed) => {
    signal?.addEventListener('abort', () => failed(givenUp()));
    Promise.resolve(answered).then(done, failed);
  });
}

/** A response that the test gives later. */
export function pending<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (cause: unknown) => void = () => undefined;
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
