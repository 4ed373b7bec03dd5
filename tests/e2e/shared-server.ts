import { rmSync } from 'node:fs';
import { startTestServer, type TestServer } from '../support/server.ts';

/**
 * Starting a server for each spec is a fifth of the work; one for all would refuse the sign-ups in the browser, which
 * all come from one place.
 */
const mostSpecs = 6;

let current: TestServer | null = null;
let specs = 0;

// The signal leaves at once, though nothing is waited for any more.
process.on('exit', () => {
  if (current === null) return;
  void current.kill();
  rmSync(current.folder, { recursive: true, force: true });
});

/** A plain server that specs of this worker share, one after another; each creates its own people and companies. */
export async function sharedServer(): Promise<TestServer> {
  if (current !== null && specs >= mostSpecs) {
    await current.kill();
    current.clean();
    current = null;
  }
  if (current === null) {
    current = await startTestServer();
    specs = 0;
  }
  specs += 1;
  return current;
}
