import type { PGlite } from '@electric-sql/pglite';

/** First bytes of the protocol's messages after which the engine may commit. */
const QUERY = 0x51;
const SYNC = 0x53;

/** What is asked before the embedded engine does anything. */
export interface EngineGround {
  /** Ends the process, or throws, when another process owns the folder by now. */
  demandOwner(): void;
  /** False while the disk has no room for the engine's log to grow. */
  mayWrite(): boolean;
}

/**
 * Has the embedded engine ask its ground first. It commits only while the folder is this process's own. While its log could not grow
 * its transactions are read-only (SQLSTATE 25006): the engine waits for ever where a piece of its log does not fit, whatever asked for
 * the write: a request, a periodic task, or signing in.
 */
export function guardEngine(pglite: PGlite, { demandOwner, mayWrite }: EngineGround): void {
  const send = pglite.execProtocolStream.bind(pglite);
  /** The engine's word after its last answer: I outside of a transaction, T inside, E inside a failed one. */
  let status = 'I';
  let betweenQueries = true;
  let readOnly = false;
  let thisOneReadOnly = false;

  const followRoom = async () => {
    const isShort = !mayWrite();
    if (status === 'I' && isShort !== readOnly) {
      await send(statement(`set default_transaction_read_only = ${isShort ? 'on' : 'off'}`));
      readOnly = isShort;
    }
    // What a transaction has written so far may still be committed.
    if (status === 'T' && isShort && !thisOneReadOnly) {
      await send(statement('set transaction_read_only = on'));
      thisOneReadOnly = true;
    }
  };

  pglite.execProtocolStream = async (message, options) => {
    if (message[0] === QUERY || message[0] === SYNC) demandOwner();
    if (betweenQueries) await followRoom();
    betweenQueries = false;
    const answers = await send(message, options);
    for (const answer of answers) {
      if (answer.name !== 'readyForQuery' || !('status' in answer)) continue;
      status = String(answer.status);
      betweenQueries = true;
      if (status === 'I') thisOneReadOnly = false;
    }
    return answers;
  };
}

/** A message of the protocol that runs one statement. */
function statement(text: string): Uint8Array {
  const words = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head[0] = QUERY;
  head.writeInt32BE(words.length + 4, 1);
  return Buffer.concat([head, words]);
}
