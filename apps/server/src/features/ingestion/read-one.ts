import { inCompany } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/http/app.ts';
import { type Reader, ReadingError, type ReadingErrorCode } from '../../platform/reader/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { propose } from './propose.ts';
import { readOwnBooks } from './read-own-books.ts';
import {
  type Claimed,
  claimDocument,
  noteStep,
  type Problem,
  releaseClaim,
  saveProblem,
  saveProposal,
} from './store.ts';

export interface ReadingTools {
  platform: Platform;
  storage: Storage;
  reader: Reader;
}

const CLAIM_MINUTES = 20;
/** A file whose reading fails three times for a passing reason is given up. */
const MAX_ATTEMPTS = 3;
/** Claims that ended with the process: restarts for other reasons hit bystanders, so a file gets more of these. */
const MAX_CLAIMS = 10;

/** What can never be read, however often it is tried. */
const hopeless: ReadingErrorCode[] = ['empty', 'unsupported_type', 'encrypted', 'too_many_pages', 'image_too_large'];

/**
 * Reads one document and saves what it proposes. Safe to run again at any point: what is done is not done twice, and a
 * fault ends in a state with a reason, never in a stuck document. Throws only passing faults, for the queue to retry.
 */
export async function readOne(tools: ReadingTools, companyId: string, id: string, signal: AbortSignal): Promise<void> {
  const { platform } = tools;
  const now = platform.now();
  const until = new Date(now.getTime() + CLAIM_MINUTES * 60_000);
  const claimed = await inCompany(platform.database, companyId, (tx) => claimDocument(tx, id, now, until));
  if (claimed === null) return;
  const finish = (state: 'failed' | 'unsupported', problem: Problem) =>
    inCompany(platform.database, companyId, (tx) => saveProblem(tx, id, state, problem));
  if (claimed.attempts > MAX_CLAIMS)
    return finish('failed', { code: 'gave_up', values: { attempts: String(MAX_CLAIMS) }, retryable: true });
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
    await inCompany(platform.database, companyId, (tx) => releaseClaim(tx, id));
    throw error;
  }
}

async function readAndPropose(
  { platform, storage, reader }: ReadingTools,
  companyId: string,
  id: string,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<void> {
  const bytes = await storage.read(companyId, claimed.sha256);
  const books = await readOwnBooks(platform.database, companyId);
  const steps = new StepNotes((step, progress) =>
    inCompany(platform.database, companyId, (tx) => noteStep(tx, id, step, progress)),
  );
  const reading = await reader.read(bytes, {
    fileName: claimed.name,
    ownNames: books.names,
    ownNumbers: books.numbers,
    onStep: steps.note,
    signal,
  });
  await steps.settled();
  const proposal = propose(reading, books);
  await inCompany(platform.database, companyId, (tx) => saveProposal(tx, id, proposal, reading));
}

type Progress = { page: number; pages: number } | null;

/** Writes steps one after the other, and of many quick ones only the newest. */
class StepNotes {
  #writing: Promise<void> | null = null;
  #next: { step: string; progress: Progress } | null = null;
  readonly #write: (step: string, progress: Progress) => Promise<void>;

  constructor(write: (step: string, progress: Progress) => Promise<void>) {
    this.#write = write;
  }

  note = (step: string, page?: number, pages?: number): void => {
    this.#next = { step, progress: page !== undefined && pages !== undefined ? { page, pages } : null };
    this.#writing ??= this.#drain();
  };

  async settled(): Promise<void> {
    await this.#writing;
  }

  async #drain(): Promise<void> {
    while (this.#next) {
      const { step, progress } = this.#next;
      this.#next = null;
      // A lost progress note loses nothing: the document itself goes on.
      await this.#write(step, progress).catch(() => undefined);
    }
    this.#writing = null;
  }
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
