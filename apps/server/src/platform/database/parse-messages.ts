import type { PGlite } from '@electric-sql/pglite';
import type { BackendMessage } from 'pg-protocol/dist/messages.js';
import { Parser } from 'pg-protocol/dist/parser.js';

/**
 * Reads the engine's answers with the parser of the driver for PostgreSQL servers. The embedded engine's own parser copies each field
 * before it decodes it, which takes as long as finding the row.
 */
export function parseMessages(pglite: PGlite): void {
  pglite.execProtocolStream = async (message, options) => {
    const parser = new Parser();
    const messages: BackendMessage[] = [];
    await pglite.execProtocolRawStream(message, {
      ...options,
      // The engine writes its next bytes to the same place.
      onRawData: (bytes) => parser.parse(Buffer.from(bytes), (parsed) => messages.push(parsed)),
    });
    return messages;
  };
}
