import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer as small as one can be: it asks `/readyz`, sends requests to those that are ready, and never tries twice. */
export interface Balancer {
  url: string;
  /** Requests that got no answer from a server: none was ready, or the connection broke. */
  failed(): string[];
  /** The answers of each server, by its address. */
  answered(): ReadonlyMap<string, number>;
  isReady(address: string): boolean;
  close(): Promise<void>;
}

const PROBE_MS = 100;

export async function openBalancer(addresses: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  const answered = new Map<string, number>();
  const failed: string[] = [];
  let turn = 0;
  const look = async (address: string) => {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(address);
    else ready.delete(address);
  };
  const probe = setInterval(() => void Promise.all(addresses.map(look)), PROBE_MS);
  const forward = (from: IncomingMessage, to: ServerResponse) => {
    const choices = [...ready];
    turn += 1;
    const address = choices[turn % choices.length];
    const fail = (why: string) => {
      failed.push(`${from.method} ${from.url}: ${why}`);
      if (!to.headersSent) to.writeHead(502).end();
    };
    if (address === undefined) return fail('no server is ready');
    const { hostname, port } = new URL(address);
    const { method, url: path, headers } = from;
    const sent = request({ agent, hostname, port, path, method, headers }, (answer) => {
      answered.set(address, (answered.get(address) ?? 0) + 1);
      // The connection to the server is not the connection to the client.
      const { connection: _, 'keep-alive': __, ...passed } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, passed);
      answer.on('error', ({ message }) => fail(message));
      answer.pipe(to);
    });
    sent.on('error', ({ message }) => fail(message));
    from.pipe(sent);
  };
  const server = createServer(forward);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    failed: () => failed,
    answered: () => answered,
    isReady: (address) => ready.has(address),
    close: async () => {
      clearInterval(probe);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
