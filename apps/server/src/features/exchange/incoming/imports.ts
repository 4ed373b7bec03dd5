import type { Readable } from 'node:stream';
import type { ImportChoices, ImportDetail, ImportKind, ImportRow } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { arriveFile, insertStoredFile, safeName } from '../../upload/index.ts';
import {
  deleteImport,
  findImport,
  insertImport,
  listImports,
  type StoredImport,
  writeChoices,
} from '../import-store.ts';
import type { ExchangeTools } from '../tools.ts';
import { decodeText } from './decode-text.ts';
import { presentImport, presentRow } from './present-import.ts';

export interface IncomingText {
  name: string;
  stream: Readable;
}

/** Keeps a file of another program as it arrived; answers its hash and its text. */
export async function keepText(
  call: CompanyCall,
  { storage, maxUploadBytes }: ExchangeTools,
  file: IncomingText,
): Promise<{ sha256: string; name: string; text: string }> {
  const arrived = await arriveFile(storage, maxUploadBytes, file.stream);
  const { sha256, sizeBytes } = arrived;
  try {
    await arrived.keep(call.companyId);
    const text = decodeText(await storage.read(call.companyId, sha256));
    await call.transaction((tx) => insertStoredFile(tx, { sha256, sizeBytes, type: 'text/csv' }));
    return { sha256, name: safeName(file.name), text };
  } finally {
    await arrived.drop();
  }
}

async function textOf(call: CompanyCall, { storage }: ExchangeTools, run: StoredImport): Promise<string | null> {
  if (run.state !== 'draft' || run.sha256 === null) return null;
  return decodeText(await storage.read(call.companyId, run.sha256));
}

async function required(tx: CompanyTransaction, id: string, lock = false): Promise<StoredImport> {
  const run = await findImport(tx, id, lock);
  if (run === null) throw new Refusal('not_found');
  return run;
}

/** A draft nobody has changed since the caller looked at it. */
export async function requiredDraft(tx: CompanyTransaction, id: string, version: number | null): Promise<StoredImport> {
  const run = await required(tx, id, true);
  if (run.state !== 'draft') throw new Refusal('conflict', { word: 'import_posted_already' });
  if (version !== null && run.version !== version) throw new Refusal('stale_version');
  return run;
}

/** Begins an import: the file is kept and understood, nothing is posted. */
export async function startImport(
  call: CompanyCall,
  tools: ExchangeTools,
  kind: ImportKind,
  file: IncomingText,
): Promise<ImportDetail> {
  const { sha256, name, text } = await keepText(call, tools, file);
  return call.transaction(async (tx) => {
    const id = await insertImport(tx, call, { kind, fileName: name, sha256, posted: null });
    return presentImport(tx, await required(tx, id), text, call.language);
  });
}

export async function getImport(call: CompanyCall, tools: ExchangeTools, id: string): Promise<ImportDetail> {
  const run = await call.transaction((tx) => required(tx, id));
  const text = await textOf(call, tools, run);
  return call.transaction((tx) => presentImport(tx, run, text, call.language));
}

/** Keeps what a person decided, and shows what posting would do. */
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
