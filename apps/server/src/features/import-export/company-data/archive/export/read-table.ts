import type { z } from 'zod';
import type { OpenArchive } from '../import/open-archive.ts';
import { archiveRefusal } from '../import/refuse.ts';
import { tablePath } from '../tables/tables.ts';

/** The lines of a text that arrives in chunks; the last line may lack its line end. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/**
 * The rows of a table file, one by one. Rejects a row that does not match the table's schema, with its line number.
 */
export async function* readTable<Row>(archive: OpenArchive, name: string, shape: z.ZodType<Row>): AsyncGenerator<Row> {
  const path = tablePath(name);
  let line = 0;
  for await (const text of linesOf(await archive.stream(path))) {
    line += 1;
    const row = shape.safeParse(parsed(text));
    if (!row.success) throw archiveRefusal('archive_row_invalid', { file: path, row: String(line) });
    yield row.data;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Rows in batches of a given size, for statements that take many at once. */
export async function* batchesOf<Row>(rows: AsyncIterable<Row>, size: number): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
