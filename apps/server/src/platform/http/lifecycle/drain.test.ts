import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { countRequests, drain, isTimeToCut } from './drain.ts';

it.each([
  { what: 'a request runs and there is time', waitedMs: 5000, quietMs: null, cuts: false },
  { what: 'a request runs and the time is over', waitedMs: 10_000, quietMs: null, cuts: true },
  { what: 'the last request ended just now', waitedMs: 5000, quietMs: 300, cuts: false },
  { what: 'only silent connections are left', waitedMs: 5000, quietMs: 1000, cuts: true },
])('when $what', ({ waitedMs, quietMs, cuts }) => {
  expect(isTimeToCut({ waitedMs, quietMs }, 10)).toBe(cuts);
});

let http: FastifyInstance;
const sockets: Socket[] = [];

/** A server whose `/wait` answers when `finish` is called, and a connection to it. */
async function openServer() {
  const waiting: (() => void)[] = [];
  http = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  http.all('/wait', () => new Promise((done) => waiting.push(() => done('finished'))));
  http.get('/quick', async () => 'quick');
  const running = countRequests(http.server);
  await http.listen({ host: '127.0.0.1', port: 0 });
  const address = http.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  const { port } = address;
  const open = () =>
    new Promise<{ send: (path: string, body?: string) => void; text: () => string }>((done) => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      let text = '';
      socket.on('data', (bytes) => {
        text += bytes.toString();
      });
      socket.on('error', () => undefined);
      const send = (path: string, body = '') => {
        const heads = `host: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
        socket.write(`${body === '' ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${heads}\r\n\r\n${body}`);
      };
      socket.on('connect', () => done({ send, text: () => text }));
    });
  const finish = () => {
    for (const done of waiting.splice(0)) done();
  };
  return { open, running, finish };
}

describe('a server that stops', () => {
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await http.close();
  });

  it('finishes the request in progress and then ends, although connections are open', async () => {
    const { open, running, finish } = await openServer();
    const [busy, idle] = [await open(), await open()];
    await open();
    idle.send('/quick');
    await expect.poll(idle.text).toContain('quick');
    busy.send('/wait');
    await expect.poll(running).toBe(1);
    const drained = drain({ http, running }, { drainDelaySeconds: 0, drainSeconds: 30 });
    setTimeout(finish, 300);
    expect(await drained).toBe(0);
    await expect.poll(() => busy.text()).toContain('finished');
  });

  it('waits for the answer to a request whose body arrived long ago', async () => {
    const { open, running, finish } = await openServer();
    const busy = await open();
    busy.send('/wait', '{"a":1}');
    await expect.poll(running).toBe(1);
    const drained = drain({ http, running }, { drainDelaySeconds: 0, drainSeconds: 30 });
    setTimeout(finish, 1300);
    expect(await drained).toBe(0);
    await expect.poll(() => busy.text()).toContain('finished');
    expect(running()).toBe(0);
  });

  it('forgets a request whose caller went away', async () => {
    const { open, running } = await openServer();
    const busy = await open();
    busy.send('/wait');
    await expect.poll(running).toBe(1);
    for (const socket of sockets) socket.destroy();
    await expect.poll(running).toBe(0);
  });

  it('cuts the request that takes too long, and says how many it cut', async () => {
    const { open, running } = await openServer();
    const busy = await open();
    busy.send('/wait');
    await expect.poll(running).toBe(1);
    expect(await drain({ http, running }, { drainDelaySeconds: 0, drainSeconds: 0 })).toBe(1);
    expect(busy.text()).toBe('');
  });

  it('takes new connections until the delay is over', async () => {
    const { open, running } = await openServer();
    const drained = drain({ http, running }, { drainDelaySeconds: 0.5, drainSeconds: 30 });
    const late = await open();
    late.send('/quick');
    await expect.poll(late.text).toContain('quick');
    expect(await drained).toBe(0);
  });
});
