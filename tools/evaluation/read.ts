import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { toManifest } from '@folio/documents';
import { createReader, type Reader, ReadingError } from '../../apps/server/src/platform/reader/index.ts';

/** Reads documents from the command line: `npm run read -- FILE...` prints one JSON object a line. */
async function readOne(reader: Reader, file: string): Promise<object> {
  try {
    const bytes = new Uint8Array(readFileSync(file));
    const reading = await reader.read(bytes, { fileName: basename(file), ownNames: [], ownNumbers: [] });
    return { file, ...toManifest(reading) };
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof ReadingError) return { file, error: { code: error.code, ...error.values } };
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { file, error: { code } };
  }
}

async function main(): Promise<void> {
  const files = process.argv.slice(2);
  if (files.length === 0) {
    console.error('usage: npm run read -- FILE...');
    process.exitCode = 2;
    return;
  }
  const reader = createReader();
  try {
    for (const file of files) console.log(JSON.stringify(await readOne(reader, file)));
  } finally {
    await reader.close();
  }
}

await main();
