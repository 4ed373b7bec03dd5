import { connect, type Socket } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/engines.ts';
import { readConfig } from '../../config.ts';
import type { Database } from '../database/open.ts';
import type { FolioApp } from './app.ts';
import { signalOfClient } from './client-gone.ts';
import { createApp } from './create-app.ts';

let database: Database;
let app: FolioApp;
let port: number;
/** What was logged at level error and above. */
const errors: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  const platform = {
    config: readConfig({}, '/'),
    database,
    log: pino({ level: 'error' }, { write: (line) => void errors.push(line) }),
    now: () => new Date(),
    webFolder: null,
  };
  const patience = { idleMs: 600, bodyMs: 250, requestMs: 5000 };
  app = await createApp(
    platform,
    ({ http }) => {
      http.get('/large', async (_, reply) => {
        await new Promise((gone) => reply.raw.once('close', gone));
        return reply.type('text/plain').send('x'.repeat(100_000));
      });
      http.get('/aborted', async (_, reply) => {
        const signal = signalOfClient(reply);
        await new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
      });
      http.get('/wrong', async (_, reply) => {
        await new Promise((gone) => reply.raw.once('close', gone));
        throw new Error('a fault of our own');
      });
      http.post('/count', async (request) => ({ length: JSON.stringify(request.body).length }));
      http.post('/refuse', async (request, reply) => {
        await request.file();
        return reply.code(409).send({ length: 'unread' });
      });
      http.post('/take', async (request) => {
        const part = await request.file();
        return { length: (await part?.toBuffer())?.length };
      });
    },
    { patience },
  );
  port = Number(new URL(await app.http.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await app?.http.close();
  await database?.close();
});

/** Writes parts with a pause before each; answers what came back before the connection ended, and when it did. */
function send(parts: readonly string[], pauseMs: number): Promise<{ text: string; ms: number }> {
  return new Promise((done) => {
    const begun = Date.now();
    const socket: Socket = connect(port, '127.0.0.1');
    let text = '';
    const rest = [...parts];
    const next = () => {
      const part = rest.shift();
      if (part === undefined || socket.destroyed) return;
      socket.write(part);
      setTimeout(next, pauseMs);
    };
    socket.on('data', (bytes) => {
      text += bytes.toString();
      if (/"length":\d/.test(text)) socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done({ text, ms: Date.now() - begun }));
    next();
  });
}

const heads = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

describe('a caller who is slow', () => {
  it('is cut when a body trickles in without end', async () => {
    const { text, ms } = await send(
      [heads('/count', 'application/json', 1000), '{', ...Array.from({ length: 40 }, () => ' ')],
      50,
    );
    expect(text).not.toContain('200 OK');
    expect(ms).toBeLessThan(1500);
  });

  it('is cut when half a body is followed by nothing', async () => {
    const { text, ms } = await send([heads('/count', 'application/json', 1000), '{"a":'], 10);
    expect(text).not.toContain('200 OK');
    expect(ms).toBeLessThan(1500);
  });

  it('may take longer than that over a file, as long as something comes', async () => {
    const start =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
    const end = '\r\n--x--\r\n';
    const bytes = Array.from({ length: 12 }, () => 'p');
    const length = start.length + end.length + bytes.length;
    const { text } = await send([heads('/take', 'multipart/form-data; boundary=x', length), start, ...bytes, end], 60);
    expect(text).toContain('"length":12');
  });

  it('is cut when an upload stops', async () => {
    const { text, ms } = await send([heads('/take', 'multipart/form-data; boundary=x', 5000), '--x\r\n'], 10);
    expect(text).not.toContain('200 OK');
    expect(ms).toBeLessThan(3000);
  });
});

describe('a file that is refused before it was read', () => {
  it('is read away, so that its sender gets the answer and may ask again on the same connection', async () => {
    const start =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
    const bytes = 'p'.repeat(4_000_000);
    const end = '\r\n--x--\r\n';
    const refused = heads('/refuse', 'multipart/form-data; boundary=x', start.length + bytes.length + end.length);
    const next = heads('/count', 'application/json', 2);
    const { text } = await send([`${refused}${start}${bytes}${end}${next}{}`], 10);
    expect(text).toContain('409 Conflict');
    expect(text).toContain('"length":2');
  });
});

/** Asks for a path and leaves before the answer; done once the server has ended the request. */
async function leave(path: string): Promise<void> {
  const ended = new Promise<void>((done) =>
    app.http.server.once('request', (_, response) => response.once('close', done)),
  );
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\n\r\n`);
    app.http.server.once('request', () => socket.destroy());
  });
  await ended;
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediate(done));
}

describe('a client that leaves before its answer', () => {
  it.each(['/large', '/aborted'])('is no error: %s', async (path) => {
    errors.length = 0;
    await leave(path);
    expect(errors).toEqual([]);
  });
  it('does not hide a fault of our own', async () => {
    errors.length = 0;
    await leave('/wrong');
    expect(errors.join()).toContain('a fault of our own');
  });
});
