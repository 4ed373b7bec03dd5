// Writes the bundle from what is built and installed. Run it with `npm run bundle`, which builds first.
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { apart } from '../../apps/server/apart.ts';
import { serverDefaults } from '../server-memory.mjs';
import { writeArchive } from './archive.ts';
import { noticesOf } from './notices.ts';
import { filesIn, type InstalledPackage, manifestOf, neededBy, shippedFiles } from './packages.ts';
import { describeSize, sourceOf, sumsOf } from './record.ts';
import { startScript } from './start-script.ts';

const root = join(import.meta.dirname, '..', '..');
const server = join(root, 'apps', 'server');
const { values } = parseArgs({ options: { 'folder-only': { type: 'boolean', default: false } } });

/** What the server reads by its own place, below the project's folder. */
const READ_BY_PLACE = [
  'apps/server/dist',
  'apps/server/src/platform/database/migrations',
  'apps/server/src/wiring/demo/harbour-lantern.events.json',
  'apps/web/dist',
  'tools/sample-documents/fixtures',
  'operate',
  'LICENSE',
];

const { version, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const bundle = join(root, 'dist', `folio-${version}`);

const put = (file: string, text: string, mode = 0o644) => {
  mkdirSync(dirname(join(bundle, file)), { recursive: true });
  writeFileSync(join(bundle, file), text, { mode });
};

rmSync(bundle, { recursive: true, force: true });
mkdirSync(bundle, { recursive: true });
for (const path of READ_BY_PLACE) cpSync(join(root, path), join(bundle, path), { recursive: true });

const shipped = neededBy(apart, server, root);
for (const one of shipped) copyPackage(one);

mkdirSync(join(bundle, 'bin'));
copyFileSync(join(root, 'node_modules', 'node', 'bin', 'node'), join(bundle, 'bin', 'node'));
copyFileSync(join(import.meta.dirname, 'probe.mjs'), join(bundle, 'bin', 'probe.mjs'));
put('folio', startScript(commands(), serverDefaults), 0o755);

const { name, license, type } = { ...manifestOf(server), type: 'module' };
put('apps/server/package.json', `${JSON.stringify({ name, version, license, type }, null, 2)}\n`);

const contained = everythingContained();
put('LICENSES.txt', noticesOf(contained, manifestOf(join(root, 'node_modules/node')).version, root));
const source = sourceOf(root);
put(
  'VERSIONS.json',
  `${JSON.stringify(
    {
      folio: version,
      commit: source.commit,
      node: process.version,
      platform: `${process.platform}-${process.arch}`,
      packages: Object.fromEntries(contained.map((one) => [`${one.name} ${one.version}`, one.licence])),
    },
    null,
    2,
  )}\n`,
);
put('SHA256SUMS', sumsOf(bundle, filesIn(bundle)));
console.log(describeSize(bundle));

if (!values['folder-only']) {
  const archive = `${bundle}-${process.platform}-${process.arch}.tar.gz`;
  console.log(await writeArchive(bundle, archive, source.timeS));
}

function copyPackage(one: InstalledPackage): void {
  for (const file of shippedFiles(one, root)) {
    const target = join(bundle, one.folder, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(root, one.folder, file), target);
  }
}

/** Commands that the build made files of. */
function commands(): string[] {
  const built = new Set(readdirSync(join(server, 'dist')).map((file) => basename(file, '.js')));
  return Object.keys(scripts).filter((script) => built.has(script));
}

/** The packages whose code or files are in the bundle: joined with the server or the web application, or next to them. */
function everythingContained(): InstalledPackage[] {
  const ours = [server, join(root, 'apps', 'web')];
  const all = ours.flatMap((folder) =>
    neededBy(Object.keys(manifestOf(folder).dependencies ?? {}), folder, root).filter(
      (one) => !one.name.startsWith('@folio/'),
    ),
  );
  return [...new Map(all.map((one) => [`${one.name} ${one.version}`, one])).values()];
}
