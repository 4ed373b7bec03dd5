// Finds or installs hledger, with which the tests read the journal of Folio. Run as a script, it prints the command, or
// says what is missing and exits with code 1.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const works = (command) => spawnSync(command, ['--version'], { encoding: 'utf8' }).status === 0;

/** The command that runs hledger: HLEDGER_PATH, or the one on PATH, or (as root on Debian) one installed now; else null. */
export function ensureHledger() {
  const given = process.env.HLEDGER_PATH;
  if (given) return works(given) ? given : null;
  if (works('hledger')) return 'hledger';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.error('Installing hledger…');
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'hledger'], quiet);
  return works('hledger') ? 'hledger' : null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = ensureHledger();
  if (found !== null) console.log(found);
  else {
    console.error('hledger was not found: install it (https://hledger.org/install.html), or name it in HLEDGER_PATH.');
    process.exitCode = 1;
  }
}
