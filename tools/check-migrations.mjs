// A merged migration must never be edited, because databases were created with its text. The list next to the
// migrations keeps the checksum of each migration. No version of this list in the Git history may have another checksum, so
// changing both a migration and the list is detected as well.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const folder = 'apps/server/src/platform/database';
const list = `${folder}/landed-migrations.json`;

/** What is wrong with the migrations as they are now, against the list and the versions of it that landed. */
export function faultsOfMigrations(checksums, listed, landedVersions) {
  const faults = [];
  for (const [name, checksum] of Object.entries(checksums)) {
    if (listed[name] === undefined) faults.push(`${name} is not in ${list}: add its SHA-256 ${checksum}`);
    else if (listed[name] !== checksum) faults.push(`${name} was edited: restore it and write a new migration`);
  }
  for (const name of Object.keys(listed)) if (!(name in checksums)) faults.push(`${name} was removed: restore it`);
  for (const landed of landedVersions)
    for (const [name, checksum] of Object.entries(landed))
      if (listed[name] !== checksum) faults.push(`${list} gives ${name} another checksum than the one that landed`);
  return [...new Set(faults)];
}

/** Migrations by their name, wherever they are now, and each chapter of the baseline by its file. */
function checksumsOf() {
  const migrations = join(root, folder, 'migrations');
  const files = [migrations, join(migrations, 'legacy')].flatMap((parent) =>
    readdirSync(parent).map((name) => [name, join(parent, name, 'up.sql')]),
  );
  const chapters = readdirSync(join(migrations, 'baseline'))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => [`baseline/${name}`, join(migrations, 'baseline', name)]);
  const sum = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.fromEntries(
    [...files, ...chapters].filter(([, file]) => existsSync(file)).map(([name, file]) => [name, sum(file)]),
  );
}

/** Every version of the list in the history; none where there is no history. */
function landedLists() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const commits = git('log', '--format=%H', '--', list).stdout.split('\n').filter(Boolean);
  return commits.flatMap((commit) => {
    const shown = git('show', `${commit}:${list}`);
    return shown.status === 0 ? [JSON.parse(shown.stdout)] : [];
  });
}

if (process.argv[1]?.endsWith('check-migrations.mjs')) {
  const listed = JSON.parse(readFileSync(join(root, list), 'utf8'));
  const faults = faultsOfMigrations(checksumsOf(), listed, landedLists());
  for (const fault of faults) console.error(`migrations: ${fault}`);
  process.exit(faults.length === 0 ? 0 : 1);
}
