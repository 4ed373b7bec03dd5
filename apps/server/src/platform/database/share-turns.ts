import type { PGlite } from '@electric-sql/pglite';

/** How long statements may follow one another before the process looks after requests, files and timers. */
const MOST_MS = 20;

/**
 * The embedded engine works in the server's own thread, and its answers come without a turn of the event loop: a long job, such as
 * making the words of 50,000 new records, would keep every request waiting until its end. So between statements the process
 * takes a turn now and then.
 */
export function shareTurns(pglite: PGlite): void {
  const send = pglite.execProtocolStream.bind(pglite);
  let lastTurn = performance.now();
  pglite.execProtocolStream = async (message, options) => {
    if (performance.now() - lastTurn > MOST_MS) {
      await new Promise((done) => setImmediate(done));
      lastTurn = performance.now();
    }
    return send(message, options);
  };
}
