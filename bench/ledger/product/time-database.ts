import { AsyncLocalStorage } from 'node:async_hooks';
import { type IncomingMessage, Server, ServerResponse } from 'node:http';
import { isMainThread } from 'node:worker_threads';
import pg from 'pg';

/** An SQL statement of one request, and the milliseconds until its result. */
export interface TimedStatement {
  text: string;
  ms: number;
}

const HEADER = 'x-bench-statements';
const statements = new AsyncLocalStorage<TimedStatement[]>();

/*
 * Loaded before the server: a request with the header `x-bench-statements` gets it back with the statements it sent to the
 * database and their times. Requests without it are left alone.
 */
if (isMainThread) {
  timeStatements();
  answerStatements();
}

function timeStatements(): void {
  const original = pg.Client.prototype.query;
  const timed = function (this: pg.Client, ...args: unknown[]): unknown {
    const store = statements.getStore();
    const before = performance.now();
    const answer: unknown = Reflect.apply(original, this, args);
    if (store !== undefined && answer instanceof Promise) {
      const note = () => store.push({ text: textOf(args[0]), ms: performance.now() - before });
      answer.then(note, note);
    }
    return answer;
  };
  Object.assign(pg.Client.prototype, { query: timed });
}

function textOf(query: unknown): string {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return String(text).replace(/\s+/g, ' ').slice(0, 80);
}

function answerStatements(): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]): boolean {
    const [request, response] = args;
    if (event !== 'request' || !wanted(request) || !(response instanceof ServerResponse))
      return Reflect.apply(emit, this, [event, ...args]);
    const store: TimedStatement[] = [];
    const writeHead = response.writeHead;
    response.writeHead = function (this: ServerResponse, ...head: unknown[]): ServerResponse {
      this.setHeader(HEADER, encodeURIComponent(JSON.stringify(store)));
      return Reflect.apply(writeHead, this, head);
    };
    return statements.run(store, () => Reflect.apply(emit, this, [event, ...args]));
  };
}

function wanted(request: unknown): boolean {
  return (request as IncomingMessage | undefined)?.headers[HEADER] !== undefined;
}
