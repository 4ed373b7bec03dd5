import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy between a program and its PostgreSQL. Cutting it has the effect of a stopped PostgreSQL. */
export class CutLine {
  readonly port: number;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;

  constructor(port: number, target: URL) {
    this.port = port;
    this.#target = target;
  }

  /** The address of the database through the proxy. */
  get url(): string {
    const url = new URL(this.#target);
    url.port = String(this.port);
    return url.href;
  }

  async open(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(Number(this.#target.port), this.#target.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => this.#sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    this.#server = server;
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
  }

  cut(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
