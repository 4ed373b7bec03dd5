import { dirname, join, resolve } from 'node:path';

const sources = resolve(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'tools');

/** The file of an administrator's command: the built one next to the built server, which starts much sooner, else its source. */
export function commandFile(command: string): string {
  const server = process.env.FOLIO_TEST_SERVER;
  return server === undefined ? join(sources, `${command}.ts`) : join(dirname(server), `${command}.js`);
}
