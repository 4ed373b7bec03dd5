import type { Segment } from '@folio/contract';
import { pagesOfPart, textOfPages } from '@folio/documents';
import { inCompany } from '../../../../platform/database/transaction.ts';
import type { ReadingOutcome } from '../../../../platform/metrics/index.ts';
import {
  findDocuments,
  ReadingError,
  type ReadingErrorCode,
  type ReadPages,
} from '../../../../platform/reader/index.ts';
import { FileDamaged, FileMissing, StorageAway } from '../../../../platform/storage/index.ts';
import { keepText } from '../../document-text/index.ts';
import { beforeLookingAlike, noteLookAlikes } from '../duplicates/look-alikes.ts';
import { readOwnBooks } from '../propose/read-own-books.ts';
import type { ReadingWork } from '../queue/reading-time.ts';
import {
  extendClaim,
  type InHand,
  noteStep,
  noteTurn,
  type Problem,
  releaseClaim,
  releaseUncounted,
  saveFilePages,
  saveProblem,
  saveProposal,
} from '../store.ts';
import { filePagesOf, readSource } from './read-source.ts';
import type { ReadingTools } from './reading-tools.ts';
import { type Claimed, claimDocument } from './source-store.ts';
import { splitFile } from './split-file.ts';
import { StepNotes } from './step-notes.ts';
import { understand } from './understand.ts';

/** A claim is renewed this often while it lasts, so that a slow database does not end it. */
const RENEWALS = 3;
/** After this many temporary errors, Folio gives up reading a file. */
const MAX_ATTEMPTS = 3;
/** Claims that ended with their process: one may be caused by an unrelated restart, two are not. */
const MAX_CLAIMS = 2;

/** Seconds a document pauses after its first temporary error; longer after each further error. */
const REST_S = 2;
/** Seconds a document pauses while the storage of files cannot be reached, however long that is. */
const STORAGE_REST_S = 5;

/** Errors that no retry can solve. */
const hopeless: ReadingErrorCode[] = ['empty', 'unsupported_type', 'encrypted', 'too_many_pages', 'image_too_large'];

/** A document claimed by this process. */
export interface ClaimedDocument {
  companyId: string;
  id: string;
  claimed: Claimed;
}

/** Claims a document and records its company's turn; null if there is nothing to do. */
export async function claimOne(
  { platform }: ReadingTools,
  companyId: string,
  id: string,
): Promise<ClaimedDocument | null> {
  const now = platform.now();
  const until = new Date(now.getTime() + platform.config.readingLeaseMs);
  return inCompany(platform.database, companyId, async (tx) => {
    const claimed = await claimDocument(tx, id, now, until);
    if (claimed === null) return null;
    await noteTurn(tx);
    return { companyId, id, claimed };
  });
}

/** Reads one waiting document and saves its proposal. */
export async function readOne(tools: ReadingTools, companyId: string, id: string, signal: AbortSignal): Promise<void> {
  const taken = await claimOne(tools, companyId, id);
  if (taken !== null) await readClaimed(tools, taken, signal);
}

/**
 * Reads a claimed document and saves its proposal. Safe to repeat at any point: finished steps are not repeated, and
 * every error ends in a state with a reason, so that no document gets stuck. Throws only temporary errors, after the
 * document is queued again. Answers what became of the document.
 */
export async function readClaimed(
  tools: ReadingTools,
  { companyId, id, claimed }: ClaimedDocument,
  signal: AbortSignal,
): Promise<ReadingOutcome> {
  const { platform } = tools;
  const inHand = { id, version: claimed.version };
  const finish = async (state: 'failed' | 'unsupported', problem: Problem) => {
    await inCompany(platform.database, companyId, (tx) => saveProblem(tx, inHand, state, problem));
    await tools.failed?.(companyId, id);
    return state;
  };
  if (claimed.wasInHand && claimed.attempts > MAX_CLAIMS)
    return finish('failed', { code: 'gave_up', values: { attempts: String(MAX_CLAIMS) }, retryable: true });
  const stopRenewing = renewClaim(tools, companyId, inHand);
  try {
    return await readAndPropose(tools, companyId, id, claimed, signal);
  } catch (error) {
    if (error instanceof ReadingError && error.code !== 'aborted') {
      const lost = hopeless.includes(error.code);
      return finish(lost ? 'unsupported' : 'failed', {
        code: error.code,
        values: { ...error.values },
        retryable: !lost,
      });
    }
    if (error instanceof FileMissing) return finish('failed', { code: 'file_missing', values: {}, retryable: false });
    if (error instanceof FileDamaged) return finish('failed', { code: 'file_damaged', values: {}, retryable: false });
    platform.log.warn({ err: error, documentId: id, attempt: claimed.attempts }, 'reading a document failed');
    if (error instanceof StorageAway) {
      await inCompany(platform.database, companyId, (tx) => releaseUncounted(tx, inHand, STORAGE_REST_S));
      throw error;
    }
    if (claimed.attempts >= MAX_ATTEMPTS)
      return finish('failed', { code: 'reader_failed', values: {}, retryable: true });
    await inCompany(platform.database, companyId, (tx) => releaseClaim(tx, inHand, REST_S * claimed.attempts));
    throw error;
  } finally {
    stopRenewing();
  }
}

/** Renews the claim while the document is read, however long that takes. Returns the function that stops it. */
function renewClaim({ platform }: ReadingTools, companyId: string, inHand: InHand): () => void {
  const { readingLeaseMs } = platform.config;
  const renew = () => {
    const until = new Date(platform.now().getTime() + readingLeaseMs);
    inCompany(platform.database, companyId, (tx) => extendClaim(tx, inHand, until)).catch((error) =>
      platform.log.warn({ err: error, documentId: inHand.id }, 'renewing a claim failed'),
    );
  };
  const timer = setInterval(renew, readingLeaseMs / RENEWALS);
  timer.unref();
  return () => clearInterval(timer);
}

async function readAndPropose(
  tools: ReadingTools,
  companyId: string,
  id: string,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<'read' | 'split'> {
  const { database } = tools.platform;
  const startedAt = performance.now();
  const steps = new StepNotes((step, progress) =>
    inCompany(database, companyId, (tx) => noteStep(tx, id, step, progress)),
  );
  const books = await readOwnBooks(database, companyId);
  const read = await readSource(tools, companyId, claimed, books, { onStep: steps.note, signal });
  // Save the pages before the text is processed, so that a person can rotate a page even if the reading then fails.
  await inCompany(database, companyId, (tx) => saveFilePages(tx, claimed.fileId, filePagesOf(read)));
  const own = await cutByReader(tools, companyId, { id, claimed, signal }, read);
  if (own === 'elsewhere') return 'split';
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
  return 'read';
}

/** The kind of this reading. Most pages of a file are of the same kind. */
function workDone({ segments }: Claimed, { pages, recognisedPages }: ReadPages): ReadingWork {
  if (segments !== null) return { kind: 'kept', pages: segments.length };
  return { kind: recognisedPages.length * 2 > pages.length ? 'picture' : 'text', pages: pages.length };
}

/** Searches a whole file for several documents and queues those found. */
async function cutByReader(
  { platform, enqueue }: ReadingTools,
  companyId: string,
  { id, claimed, signal }: { id: string; claimed: Claimed; signal: AbortSignal },
  read: ReadPages,
): Promise<Segment[] | null | 'elsewhere'> {
  if (claimed.segments !== null) return claimed.segments;
  // A file with embedded invoice data is one invoice, whatever is annexed.
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

/** The text of one document of a file; `segments` null: the text of the whole file. */
export function textOfDocument({ pages }: ReadPages, segments: readonly Segment[] | null): string {
  return textOfPages(segments === null ? pages : pagesOfPart(pages, { segments }));
}
