import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { createReader, type Reader, sniffType } from '../../apps/server/src/platform/reader/index.ts';

/**
 * Writes NAME.words.json next to every document of a folder: the words of its pages and its embedded XML, as the
 * tests of the pure reader need them. Usage: node tools/evaluation/words.ts packages/documents/samples
 */
const DECIMALS = 5;

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(DECIMALS)) : value;
}

async function writeWords(reader: Reader, file: string): Promise<void> {
  const bytes = new Uint8Array(readFileSync(file));
  if (sniffType(bytes) === null) return;
  const target = `${file.slice(0, -extname(file).length)}.words.json`;
  const pages = await reader.readPages(bytes, { fileName: basename(file), ownNames: [], ownNumbers: [] });
  writeFileSync(target, `${JSON.stringify(pages, rounded)}\n`);
  console.log(target);
}

async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('usage: node apps/server/src/tools/words.ts FOLDER');
    process.exitCode = 2;
    return;
  }
  const reader = createReader();
  try {
    for (const file of filesBelow(folder)) if (!file.includes('broken')) await writeWords(reader, file);
  } finally {
    await reader.close();
  }
}

await main();
