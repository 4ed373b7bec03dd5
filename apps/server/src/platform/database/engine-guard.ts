import type { PGlite } from '@electric-sql/pglite';

/** First byte of the protocol message that runs a text with statements. */
const QUERY = 0x51;

/** The checks that run before the embedded engine handles a message. */
export interface EngineGround {
  /** Ends the process, or throws, if another process has become the owner of the folder. */
  demandOwner(): void;
  /** False while the disk has no space for the engine's log to grow. */
  mayWrite(): boolean;
}

/**
 * Runs these checks before the embedded engine handles a message. The engine commits only while this process owns the
 * folder. While its log cannot grow, its transactions are read-only (SQLSTATE 25006): the engine hangs if a piece of
 * its log does not fit, whether a request, a periodic task or a sign-in caused the write.
 */
export function guardEngine(pglite: PGlite, { demandOwner, mayWrite }: EngineGround): void {
  const send = pglite.execProtocolStream.bind(pglite);
  /** The transaction status in the engine's last answer: I outside a transaction, T inside, E inside a failed one. */
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
    // The writes of this transaction so far may still be committed.
    if (status === 'T' && isShort && !thisOneReadOnly) {
      await send(statement('set transaction_read_only = on'));
      thisOneReadOnly = true;
    }
  };

  pglite.execProtocolStream = async (message, options) => {
    // After each message, which is a whole statement (`joinMessages`), the engine may commit.
    demandOwner();
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

/** A protocol message that runs one statement. */
function statement(text: string): Uint8Array {
  const words = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head[0] = QUERY;
  head.writeInt32BE(words.length + 4, 1);
  return Buffer.concat([head, words]);
}
