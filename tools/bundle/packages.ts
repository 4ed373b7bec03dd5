import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** An installed package. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** As the package states it, such as MIT. */
  licence: string;
  /** Where it is installed, below the project's folder. */
  folder: string;
}

/** Packages that state their licence in its text only. */
const LICENCE_IN_FILE: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * The packages that `names` need at run time, themselves included, as Node finds them from `folder`, sorted by place. Optional
 * packages, such as programs for other machines, are included where they are installed. Throws if a required one is missing.
 */
export function neededBy(names: readonly string[], folder: string, root: string): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const look = (name: string, from: string, isRequired: boolean) => {
    const place = findPackage(name, from, root);
    if (place === null) {
      if (isRequired) throw new Error(`${name}, which ${relative(root, from)} needs, is not installed`);
      return;
    }
    if (found.has(place)) return;
    const manifest = manifestOf(place);
    found.set(place, {
      name,
      version: manifest.version,
      licence: manifest.license ?? LICENCE_IN_FILE[name] ?? 'unknown',
      folder: relative(root, place),
    });
    const optional = { ...manifest.optionalDependencies, ...peersOf(manifest) };
    for (const next of Object.keys(manifest.dependencies ?? {})) look(next, place, !(next in optional));
    for (const next of Object.keys(optional)) look(next, place, false);
  };
  for (const name of names) look(name, folder, true);
  return [...found.values()].sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** Packages that the package expects its user to install. */
function peersOf({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => peerDependenciesMeta[name]?.optional !== true),
  );
}

function findPackage(name: string, from: string, root: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
    if (folder === root || folder === dirname(folder)) return null;
  }
}

/** Files that no package reads at run time: types, maps, sources of other languages, what explains or tests the package, and packages inside it. */
const NEVER_READ =
  /\.(?:map|md|markdown|[cm]?ts|flow|cc|h|gyp|gypi|tsbuildinfo)$|^(?:\.|tests?\/|__tests__\/|docs\/|examples?\/|benchmarks?\/|node_modules\/|changelog)/i;

/** What is read of packages that bring more than Folio uses; `package.json` is always kept. */
const READ: Readonly<Record<string, RegExp>> = {
  '@cj-tech-master/excelts': /^dist\/cjs\//,
  '@electric-sql/pglite': /^dist\/(?:(?:fs|node-postgres)\/)?[^/]+\.(?:js|wasm|data)$/,
  '@embedpdf/pdfium': /^dist\/(?:index\.js|pdfium\.wasm)$/,
  '@expo-google-fonts/noto-sans-tc': /^(?:400Regular|700Bold)\/[^/]+\.ttf$/,
  '@swc/helpers': /^cjs\//,
  '@tesseract.js-data/chi_tra': /^4\.0\.0_best_int\//,
  '@tesseract.js-data/eng': /^4\.0\.0_best_int\//,
  brotli: /^(?:decompress\.js|dec\/)/,
  'bmp-js': /^(?:index\.js|lib\/)/,
  fontkit: /^dist\/main\.cjs$/,
  pdfkit: /^js\/(?:pdfkit\.js|data\/|virtual-fs\.js)/,
  pdfmake: /^js\//,
  'tesseract.js': /^src\//,
  // In Node the engine loads the cores that have both of its methods.
  'tesseract.js-core': /^tesseract-core(?:-simd|-relaxedsimd)?\.(?:js|wasm)$/,
  yaml: /^dist\//,
  zlibjs: /^bin\/node-zlib\.js$/,
};

/** The files of a package that are shipped, below its folder and sorted. */
export function shippedFiles({ name, folder }: InstalledPackage, root: string): string[] {
  const read = READ[name];
  const files = filesIn(join(root, folder)).filter(
    (file) => file === 'package.json' || (!NEVER_READ.test(file) && (read === undefined || read.test(file))),
  );
  if (read !== undefined && files.length < 2)
    throw new Error(`Nothing of ${name} is shipped: has it new names for its files?`);
  return files;
}

/** Every file below a folder, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
}
