import type { PGlite } from '@electric-sql/pglite';

/** First bytes of the protocol messages of one statement (parse, bind, describe, execute, close) before the sync that ends it. */
const BEFORE_SYNC = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)));

/**
 * Gives the embedded engine the messages of one statement at once. The driver sends them one by one, and each costs a
 * call into the engine, as much as a short statement.
 */
export function joinMessages(pglite: PGlite): void {
  const send = pglite.execProtocolStream.bind(pglite);
  let held: Uint8Array[] = [];
  pglite.execProtocolStream = async (message, options) => {
    if (BEFORE_SYNC.has(message[0] ?? 0)) {
      held.push(message);
      return [];
    }
    const whole = held.length === 0 ? message : Buffer.concat([...held, message]);
    held = [];
    return send(whole, options);
  };
}
