import pg from 'pg';
import { openEmbedded } from '../../../apps/server/src/platform/database/embedded.ts';

/** The bare engine: statements in, rows out. */
export interface RawEngine {
  query(name: string, text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>;
  script(text: string): Promise<void>;
  /** Statements in one transaction. */
  transaction(work: (query: RawEngine['query']) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** As many connections as the anchor of the design was taken with. */
const CONNECTIONS = 8;

export function openPostgres(url: string): RawEngine {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  pool.on('error', () => {});
  return {
    query: async (name, text, values) => (await pool.query({ name, text, values: [...values] })).rows,
    script: async (text) => void (await pool.query(text)),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await work(async (name, text, values) => (await client.query({ name, text, values: [...values] })).rows);
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/** The same embedded engine the product opens, with the same real fsync behind it. */
export async function openPglite(folder: string): Promise<RawEngine> {
  const pglite = await openEmbedded(folder);
  const query: RawEngine['query'] = async (_name, text, values) =>
    (await pglite.query<Record<string, unknown>>(text, [...values])).rows;
  return {
    query,
    script: async (text) => void (await pglite.exec(text)),
    transaction: async (work) => {
      await pglite.exec('begin');
      await work(query);
      await pglite.exec('commit');
    },
    close: () => pglite.close(),
  };
}
