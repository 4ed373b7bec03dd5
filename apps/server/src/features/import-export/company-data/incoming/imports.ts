import type { Readable } from 'node:stream';
import type { ImportChoices, ImportDetail, ImportKind, ImportRow } from '@folio/contract';
import { type CompanyTransaction, inCompany } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { arriveFile, registerContent, safeName } from '../../../shared/stored-file/index.ts';
import {
  deleteImport,
  findImport,
  insertImport,
  listImports,
  type StoredImport,
  writeChoices,
} from '../import-store.ts';
import type { ExchangeTools } from '../tools.ts';
import { presentImport, presentRow, surroundingsOf } from './present-import.ts';
import { readingOf } from './read-file.ts';
import { readRunFacts } from './read-run.ts';

export interface IncomingText {
  name: string;
  stream: Readable;
}

/** Stores a file of another program unchanged; returns its hash and its content. */
export async function keepText(
  call: CompanyCall,
  { storage, maxUploadBytes }: ExchangeTools,
  file: IncomingText,
): Promise<{ sha256: string; name: string; bytes: Uint8Array }> {
  const arrived = await arriveFile(storage, maxUploadBytes, file.stream);
  const { sha256, sizeBytes } = arrived;
  try {
    await arrived.keep(call.companyId);
    const bytes = await storage.read(call.companyId, sha256);
    if (bytes.length === 0) throw new DomainError('file_empty');
    await call.transaction((tx) => registerContent(tx, { sha256, sizeBytes, type: 'text/csv' }));
    return { sha256, name: safeName(file.name), bytes };
  } finally {
    await arrived.drop();
  }
}

async function required(tx: CompanyTransaction, id: string, lock = false): Promise<StoredImport> {
  const run = await findImport(tx, id, lock);
  if (run === null) throw new DomainError('not_found');
  return run;
}

/** A draft that was not changed since the caller read it. */
export async function requiredDraft(tx: CompanyTransaction, id: string, version: number | null): Promise<StoredImport> {
  const run = await required(tx, id, true);
  if (run.state !== 'draft') throw new DomainError('conflict', { word: 'import_posted_already' });
  if (version !== null && run.version !== version) throw new DomainError('stale_version');
  return run;
}

/** Starts an import: the file is stored and analysed, nothing is posted. */
export async function startImport(
  call: CompanyCall,
  tools: ExchangeTools,
  kind: ImportKind,
  file: IncomingText,
): Promise<ImportDetail> {
  const { sha256, name, bytes } = await keepText(call, tools, file);
  const id = await call.transaction((tx) => insertImport(tx, call, { kind, fileName: name, sha256, posted: null }));
  try {
    return await present(call, await call.transaction((tx) => required(tx, id)), bytes);
  } catch (error) {
    // A file that cannot be read leaves no draft behind.
    await inCompany(call.database, call.companyId, (tx) => deleteImport(tx, id));
    throw error;
  }
}

export async function getImport(call: CompanyCall, { storage }: ExchangeTools, id: string): Promise<ImportDetail> {
  const run = await call.transaction((tx) => required(tx, id));
  const isDraft = run.state === 'draft' && run.sha256 !== null;
  return present(call, run, isDraft ? await storage.read(call.companyId, run.sha256 ?? '') : null);
}

/** An import as shown to the user; `bytes` is the file of a draft. */
async function present(call: CompanyCall, run: StoredImport, bytes: Uint8Array | null): Promise<ImportDetail> {
  const { facts, around } = await call.transaction(async (tx) => ({
    facts: await readRunFacts(tx, run),
    around: await surroundingsOf(tx, run),
  }));
  const reading = bytes === null ? null : await readingOf(call, bytes, facts, around);
  return call.transaction((tx) => presentImport(tx, run, reading));
}

/** Stores a person's decisions and shows what posting would do. */
export async function saveImport(
  call: CompanyCall,
  tools: ExchangeTools,
  id: string,
  body: { version: number; choices: ImportChoices },
): Promise<ImportDetail> {
  await call.transaction(async (tx) => {
    await requiredDraft(tx, id, body.version);
    await writeChoices(tx, id, body.choices);
  });
  return getImport(call, tools, id);
}

export async function discardImport(call: CompanyCall, id: string): Promise<void> {
  await call.transaction(async (tx) => {
    await requiredDraft(tx, id, null);
    await deleteImport(tx, id);
  });
}

export async function readImports(call: CompanyCall): Promise<ImportRow[]> {
  const runs = await call.transaction(listImports);
  return runs.map(presentRow);
}
