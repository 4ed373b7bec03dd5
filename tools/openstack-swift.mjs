// Finds or installs OpenStack Swift, the object store of the tests. Run as a script, it says what is missing and exits with code 1.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const parts = ['proxy', 'account', 'container', 'object'];
const isThere = () => parts.every((part) => existsSync(`/usr/bin/swift-${part}-server`));

/** Whether the programs of Swift are installed, or (as root on Debian) could be installed now. */
export function ensureSwift() {
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.error('Installing OpenStack Swift…');
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  const packages = parts.map((part) => `swift-${part}`);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  return isThere();
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !ensureSwift()) {
  console.error(
    'OpenStack Swift was not found: install the packages swift-proxy, -account, -container and -object of Debian.',
  );
  process.exitCode = 1;
}
