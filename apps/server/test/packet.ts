import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { makePacket } from '../src/features/year-end/close-packet/make-packet.ts';
import type { TestBooks } from './books.ts';
import { type openTestTools, unzip } from './exchange.ts';

type FaultsOf = (folder: string, expected?: string) => string[];

/** An unpacked packet of March 2026: its files by path, and the checker that is in it. */
export interface UnpackedPacket {
  folder: string;
  files: Map<string, Buffer>;
  faultsOf: FaultsOf;
}

/** Makes the packet of a company and unpacks it. */
export async function unpackPacket(
  { call }: TestBooks,
  tools: Awaited<ReturnType<typeof openTestTools>>,
): Promise<UnpackedPacket> {
  const period = { kind: 'month', end: '2026-03-31' } as const;
  const files = await unzip(await buffer(await makePacket(call, tools, period, new AbortController().signal)));
  const folder = join(tools.folder, 'packet');
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  // The checker as Folio made it, also where the one in the folder is altered.
  const own = join(tools.folder, 'own-check.mjs');
  writeFileSync(own, files.get('check.mjs') ?? '');
  const { faultsOf } = (await import(pathToFileURL(own).href)) as { faultsOf: FaultsOf };
  return { folder, files, faultsOf };
}
