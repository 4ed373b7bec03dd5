import { demoFolder, emptyFolder } from '../support/prepared-folder.ts';

/** The folders each spec's own server starts from a copy of: an empty one, and one with the demo's books. */
export default async function setup(): Promise<void> {
  [process.env.FOLIO_TEST_FOLDER, process.env.FOLIO_TEST_DEMO_FOLDER] = await Promise.all([
    emptyFolder(),
    demoFolder(),
  ]);
}
