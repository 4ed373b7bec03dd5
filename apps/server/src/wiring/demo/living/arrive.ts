import { Readable } from 'node:stream';
import type { SampleFile } from '@folio/sample-documents';
import { confirmDocument, documentDetailOf } from '../../../features/documents/document/index.ts';
import type { Ingestion } from '../../../features/documents/ingestion/index.ts';
import { receiveFile } from '../../../features/documents/upload/index.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import type { Storage } from '../../../platform/storage/index.ts';

export interface ArrivalTools {
  storage: Storage;
  ingestion: Ingestion;
  maxUploadBytes: number;
}

const LOOK_EVERY_MS = 150;
const LONGEST_MS = 120_000;

/** Uploads a file and queues it for reading. Returns the id of its document. */
export async function upload(call: CompanyCall, tools: ArrivalTools, { fileName, bytes }: SampleFile): Promise<string> {
  const { id, isNew } = await receiveFile(call, tools.storage, tools.maxUploadBytes, {
    name: fileName,
    stream: Readable.from([Buffer.from(bytes)]),
  });
  if (isNew) await tools.ingestion.enqueue(call.companyId, id);
  return id;
}

/** Waits until a document was read, and confirms it. Throws if it could not be read, or not in two minutes. */
export async function confirmWhenRead(call: CompanyCall, id: string): Promise<void> {
  for (const deadline = Date.now() + LONGEST_MS; Date.now() < deadline; ) {
    const { version, ...document } = await call.transaction((tx) => documentDetailOf(tx, id, call.language));
    if (document.state === 'needs_review') {
      await confirmDocument(call, id, { version, accept_arithmetic: false, bank_line_id: null });
      return;
    }
    if (document.state !== 'queued' && document.state !== 'processing')
      throw new Error(`the demo's ${document.name} is ${document.state}: ${document.problem?.message ?? 'not read'}`);
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
  throw new Error('a statement of the demo was not read in time');
}
