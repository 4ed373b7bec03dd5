import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const dist = join(import.meta.dirname, 'dist');
const source = join(import.meta.dirname, 'src', 'worker', 'service-worker.ts');

/** What the application needs without network, besides what index.html loads: what takes photographs. */
const photographing = /\/uploads\/(offline\/offline-screen|upload-dialog)\.tsx$/;
const words = ['en-US', 'zh-Hant'].flatMap((language) =>
  ['common', 'upload', 'shell'].map((name) => `/locales/${language}/${name}.json`),
);

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** A chunk, what it imports at once, and their style sheets. */
function withImports(chunks: Chunks, name: string, found: Set<string>): void {
  const chunk = chunks.get(name);
  if (chunk === undefined || found.has(name)) return;
  found.add(name);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
  for (const imported of chunk.imports) withImports(chunks, imported, found);
}

/** The files that the application needs to open without network, as paths of the server. */
function offlineFiles(chunks: Chunks): string[] {
  const found = new Set<string>();
  for (const [name, { isEntry, facadeModuleId, moduleIds }] of chunks) {
    const takesPhotographs = [facadeModuleId ?? '', ...moduleIds].some((id) => photographing.test(id));
    if (isEntry || takesPhotographs) withImports(chunks, name, found);
  }
  return ['/index.html', '/favicon.svg', ...words, ...[...found].sort().map((name) => `/${name}`)];
}

/** Changes with every file of the build, so that each build has its own worker and its own cache. */
function versionOf(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const name of names) hash.update(name.slice(folder.length)).update(readFileSync(name));
  return hash.digest('hex').slice(0, 16);
}

/** Writes `dist/service-worker.js`, one file that imports none. */
export function serviceWorker(): Plugin {
  let chunks: Chunks = new Map();
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      chunks = new Map(
        Object.entries(bundle).flatMap(([name, file]) => (file.type === 'chunk' ? [[name, file] as const] : [])),
      );
    },
    async closeBundle() {
      writeFileSync(join(dist, 'service-worker.js'), await workerCode(versionOf(dist), offlineFiles(chunks)));
    },
  };
}

async function workerCode(version: string, files: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD_VERSION: JSON.stringify(version), BUILD_FILES: JSON.stringify(JSON.stringify(files)) },
    build: { write: false, target: 'es2023', rolldownOptions: { input: source, output: { format: 'iife' } } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const code = output !== undefined && 'output' in output ? output.output[0].code : undefined;
  if (code === undefined) throw new Error('the service worker was not built');
  return code;
}
