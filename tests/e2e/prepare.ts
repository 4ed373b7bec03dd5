import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDemoFolder, prepareFolder } from '../support/prepared-folder.ts';

/** The folders each spec's own server starts from a copy of: an empty one, and one with the demo's books. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-prepared-'));
  process.env.FOLIO_TEST_FOLDER = await prepareFolder(join(folder, 'empty'));
  process.env.FOLIO_TEST_DEMO_FOLDER = await prepareDemoFolder(join(folder, 'demo'));
  return () => rmSync(folder, { recursive: true, force: true });
}
