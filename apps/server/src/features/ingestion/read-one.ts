import type { Segment } from '@folio/contract';
import { pagesOfPart, textOfPages } from '@folio/documents';
import { inCompany } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/http/app.ts';
import type { LanguageModel } from '../../platform/llm/index.ts';
import {
  findDocuments,
  type Reader,
  ReadingError,
  type ReadingErrorCode,
  type ReadPages,
} from '../../platform/reader/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { keepText } from '../document-text/index.ts';
import { beforeLookingAlike, noteLookAlikes } from './look-alikes.ts';
import { readOwnBooks } from './read-own-books.ts';
import { filePagesOf, readSource } from './read-source.ts';
import type { ReadingWork } from './reading-time.ts';
import { type Claimed, claimDocument } from './source-store.ts';
import { splitFile } from './split-file.ts';
import { StepNotes } from './step-notes.ts';
import {
  extendClaim,
  type InHand,
  noteStep,
  noteTurn,
  type Problem,
  releaseClaim,
  saveFilePages,
  saveProblem,
  saveProposal,
} from './store.ts';
import { understand } from './understand.ts';

export interface ReadingTools {
  platform: Platform;
  storage: Storage;
  reader: Reader;
  /** Asked where the reader is unsure and the company allows it; null = there is none. */
  languageModel: LanguageModel | null;
  /** Told of a document that could not be read; its state is saved by then. */
  failed?(companyId: string, documentId: string): Promise<void>;
  /** Says that a document waits. */
  enqueue(companyId: string, documentId: string): Promise<void>;
  /** Notes how long a reading took. */
  measured?(work: ReadingWork, seconds: number): void;
}

/** A claim that is not renewed in this time belonged to a process that ended. */
const CLAIM_MS = 45_000;
/** How often a claim is renewed while its document is read. */
const RENEW_MS = 15_000;
/** A file whose reading fails three times for a passing reason is given up. */
const MAX_ATTEMPTS = 3;
/** Claims that ended with the process: one may be a restart for another reason, two are not. */
const MAX_CLAIMS = 2;

/** How long a document rests after its first passing fault, in seconds; longer after each further one. */
const REST_S = 2;

/** What can never be read, however often it is tried. */
const hopeless: ReadingErrorCode[] = ['empty', 'unsupported_type', 'encrypted', 'too_many_pages', 'image_too_large'];

/** A document in the hands of this process. */
export interface ClaimedDocument {
  companyId: string;
  id: string;
  claimed: Claimed;
}

/** Takes a document in hand and notes its company's turn; null when there is nothing to do. */
export async function claimOne(
  { platform }: ReadingTools,
  companyId: string,
  id: string,
): Promise<ClaimedDocument | null> {
  const now = platform.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  return inCompany(platform.database, companyId, async (tx) => {
    const claimed = await claimDocument(tx, id, now, until);
    if (claimed === null) return null;
    await noteTurn(tx);
    return { companyId, id, claimed };
  });
}

/** Reads one document, if it waits, and saves what it proposes. */
export async function readOne(tools: ReadingTools, companyId: string, id: string, signal: AbortSignal): Promise<void> {
  const taken = await claimOne(tools, companyId, id);
  if (taken !== null) await readClaimed(tools, taken, signal);
}

/**
 * Reads a document in hand and saves what it proposes. Safe to run again at any point: what is done is not done twice, and a fault
 * ends in a state with a reason, never in a stuck document. Throws passing faults only, after the document waits again.
 */
export async function readClaimed(
  tools: ReadingTools,
  { companyId, id, claimed }: ClaimedDocument,
  signal: AbortSignal,
): Promise<void> {
  const { platform } = tools;
  const inHand = { id, version: claimed.version };
  const finish = async (state: 'failed' | 'unsupported', problem: Problem) => {
    await inCompany(platform.database, companyId, (tx) => saveProblem(tx, inHand, state, problem));
    await tools.failed?.(companyId, id);
  };
  if (claimed.wasInHand && claimed.attempts > MAX_CLAIMS)
    return finish('failed', { code: 'gave_up', values: { attempts: String(MAX_CLAIMS) }, retryable: true });
  const stopRenewing = renewClaim(tools, companyId, inHand);
  try {
    await readAndPropose(tools, companyId, id, claimed, signal);
  } catch (error) {
    if (error instanceof ReadingError && error.code !== 'aborted') {
      const lost = hopeless.includes(error.code);
      return finish(lost ? 'unsupported' : 'failed', {
        code: error.code,
        values: { ...error.values },
        retryable: !lost,
      });
    }
    if (isMissingFile(error)) return finish('failed', { code: 'file_missing', values: {}, retryable: false });
    platform.log.warn({ err: error, documentId: id, attempt: claimed.attempts }, 'reading a document failed');
    if (claimed.attempts >= MAX_ATTEMPTS)
      return finish('failed', { code: 'reader_failed', values: {}, retryable: true });
    await inCompany(platform.database, companyId, (tx) => releaseClaim(tx, inHand, REST_S * claimed.attempts));
    throw error;
  } finally {
    stopRenewing();
  }
}

/** Keeps the document in this process's hands while it is read, however long that takes. Answers what ends it. */
function renewClaim({ platform }: ReadingTools, companyId: string, inHand: InHand): () => void {
  const renew = () => {
    const until = new Date(platform.now().getTime() + CLAIM_MS);
    inCompany(platform.database, companyId, (tx) => extendClaim(tx, inHand, until)).catch((error) =>
      platform.log.warn({ err: error, documentId: inHand.id }, 'renewing a claim failed'),
    );
  };
  const timer = setInterval(renew, RENEW_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function readAndPropose(
  tools: ReadingTools,
  companyId: string,
  id: string,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<void> {
  const { database } = tools.platform;
  const startedAt = performance.now();
  const steps = new StepNotes((step, progress) =>
    inCompany(database, companyId, (tx) => noteStep(tx, id, step, progress)),
  );
  const books = await readOwnBooks(database, companyId);
  const read = await readSource(tools, companyId, claimed, books, { onStep: steps.note, signal });
  // Known before anything can go wrong with the words: a page that lies on its side is turned by a person.
  await inCompany(database, companyId, (tx) => saveFilePages(tx, claimed.fileId, filePagesOf(read)));
  const own = await cutByReader(tools, companyId, { id, claimed, signal }, read);
  if (own === 'elsewhere') return;
  steps.note('understanding');
  const { sha256 } = claimed;
  const understood = await understand(tools, companyId, { read, sha256, segments: own, books, signal });
  steps.note('checking');
  await steps.settled();
  await inCompany(database, companyId, async (tx) => {
    await beforeLookingAlike(tx);
    const inHand = { id, version: claimed.version };
    if (!(await saveProposal(tx, inHand, understood.proposal, understood))) return;
    await noteLookAlikes(tx, id, understood.proposal.draft);
    await keepText(tx, id, textOfDocument(read, own));
  });
  tools.measured?.(workDone(claimed, read), (performance.now() - startedAt) / 1000);
}

/** What kind of reading this was: most pages of a file are alike. */
function workDone({ segments }: Claimed, { pages, recognisedPages }: ReadPages): ReadingWork {
  if (segments !== null) return { kind: 'kept', pages: segments.length };
  return { kind: recognisedPages.length * 2 > pages.length ? 'picture' : 'text', pages: pages.length };
}

/** Looks a whole file through for several documents; those found are waiting to be read once this is done. */
async function cutByReader(
  { platform, enqueue }: ReadingTools,
  companyId: string,
  { id, claimed, signal }: { id: string; claimed: Claimed; signal: AbortSignal },
  read: ReadPages,
): Promise<Segment[] | null | 'elsewhere'> {
  if (claimed.segments !== null) return claimed.segments;
  // A file that carries its own invoice data is that one invoice, whatever is annexed.
  const parts = read.attachments.length > 0 ? [] : await findDocuments(read.pages, { party: companyId, signal });
  if (parts.length < 2) return null;
  const cut = parts.map(({ segments }) => ({ segments: segments.map((one) => ({ ...one })) }));
  const split = await inCompany(platform.database, companyId, (tx) =>
    splitFile(tx, { id, version: claimed.version }, cut),
  );
  if (split === null) return 'elsewhere';
  for (const other of split.others) await enqueue(companyId, other);
  return split.own;
}

/** The words of one document of a file; `segments` null: of all of it. */
export function textOfDocument({ pages }: ReadPages, segments: readonly Segment[] | null): string {
  return textOfPages(segments === null ? pages : pagesOfPart(pages, { segments }));
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
