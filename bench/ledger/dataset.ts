import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './child.ts';
import type { Engine } from './line.ts';
import type { Postgres } from './postgres.ts';
import { type LoadState, loadDocuments, loadEntries } from './product/load.ts';
import { startProduct } from './product/server.ts';
import { type Company, knownCompany, newCompany } from './product/sign-in.ts';

/** Where the data of a product or an anchor is stored: a folder, and a database if it is on a server. */
export interface Place {
  folder: string;
  databaseName: string;
  /** Null: the embedded engine, in the folder. */
  databaseUrl: string | null;
}

/** The workload in the product, and a place for the same workload on the minimal schema. */
export interface Dataset {
  engine: Engine;
  entries: number;
  companyId: string;
  /** Seconds the batch call took to import the entries, from request to answer. */
  loadSeconds: number;
  product: Place;
  raw: Place;
}

interface Kept extends LoadState {
  fingerprint: string;
}

export interface DatasetOptions {
  folder: string;
  engine: Engine;
  /** The server of the databases; null for the embedded engine. */
  postgres: Postgres | null;
  entries: number;
  /** How many of the open documents are loaded; absent: all. */
  documents?: number;
  /** Reports progress, because loading takes minutes. */
  tell(words: string): void;
}

/** The data set with the given number of entries: created if missing, completed if its loading was interrupted. */
export async function prepareDataset(options: DatasetOptions): Promise<Dataset> {
  const { engine, entries, postgres } = options;
  const folder = join(options.folder, `${engine}-${entries}`);
  const path = join(folder, 'load.json');
  let kept = readKept(path);
  if (kept?.fingerprint !== fingerprint()) {
    rmSync(folder, { recursive: true, force: true });
    for (const name of ['product', 'raw']) await postgres?.drop(databaseName(name, entries));
    kept = null;
  }
  mkdirSync(folder, { recursive: true });
  const product = await placeOf(options, folder, 'product');
  const state = await loadProduct(options, product, kept, path);
  return {
    engine,
    entries,
    companyId: state.companyId,
    loadSeconds: state.seconds,
    product,
    raw: await placeOf(options, folder, 'raw'),
  };
}

async function placeOf({ engine, postgres, entries }: DatasetOptions, folder: string, name: string): Promise<Place> {
  const database = databaseName(name, entries);
  const databaseUrl = engine === 'postgres' && postgres !== null ? await postgres.database(database) : null;
  return { folder: join(folder, name), databaseName: database, databaseUrl };
}

function databaseName(name: string, entries: number): string {
  return `folio_bench_${name}_${entries}`;
}

async function loadProduct(
  { entries, documents, tell }: DatasetOptions,
  place: Place,
  kept: Kept | null,
  path: string,
): Promise<Kept> {
  if (kept !== null && kept.entries >= entries) return kept;
  const server = await startProduct(place);
  try {
    const company: Company = kept ? await knownCompany(server, kept.companyId) : await newCompany(server);
    const state: Kept = kept ?? {
      companyId: company.id,
      documents: 0,
      entries: 0,
      seconds: 0,
      fingerprint: fingerprint(),
    };
    const keep = () => writeFileSync(path, JSON.stringify(state));
    keep();
    tell('open invoices and bills');
    await loadDocuments(company, state, keep, documents);
    tell('entries, by the batch call');
    await loadEntries(company, entries, state, keep);
    return state;
  } finally {
    await server.stop();
  }
}

/** A copy for measures that write, so that later measures find the data set unchanged. */
export async function copyForWriting(dataset: Dataset, postgres: Postgres | null): Promise<Dataset> {
  return {
    ...dataset,
    product: await copyPlace(dataset.product, postgres),
    raw: await copyPlace(dataset.raw, postgres),
  };
}

async function copyPlace(place: Place, postgres: Postgres | null): Promise<Place> {
  const folder = `${place.folder}-writing`;
  rmSync(folder, { recursive: true, force: true });
  if (existsSync(place.folder)) cpSync(place.folder, folder, { recursive: true });
  const databaseName = `${place.databaseName}_writing`;
  const copied = place.databaseUrl !== null && postgres !== null;
  return {
    folder,
    databaseName,
    databaseUrl: copied ? await postgres.copy(place.databaseName, databaseName) : null,
  };
}

export async function removeCopy(copy: Dataset, postgres: Postgres | null): Promise<void> {
  for (const place of [copy.product, copy.raw]) {
    rmSync(place.folder, { recursive: true, force: true });
    await postgres?.drop(place.databaseName);
  }
}

function readKept(path: string): Kept | null {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Changes with the schema or the workload: a data set with another fingerprint cannot be used. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const migrations = join(projectRoot, 'apps', 'server', 'src', 'platform', 'database', 'migrations');
  for (const folder of [migrations, join(import.meta.dirname, 'workload')])
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(sql|ts)$/.test(path)) hash.update(readFileSync(join(folder, path)));
  return hash.update(process.env.DATABASE_URL ?? '').digest('hex');
}
