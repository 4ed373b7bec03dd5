import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDemoFolder, prepareFolder } from '../support/prepared-folder.ts';

/** The folders each spec's own server starts from a copy of: an empty one, and one with the demo's books. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-prepared-'));
  const [empty, demo] = await Promise.all([
    prepareFolder(join(folder, 'empty')),
    prepareDemoFolder(join(folder, 'demo')),
  ]);
  process.env.FOLIO_TEST_FOLDER = empty;
  process.env.FOLIO_TEST_DEMO_FOLDER = demo;
  return () => rmSync(folder, { recursive: true, force: true });
}
