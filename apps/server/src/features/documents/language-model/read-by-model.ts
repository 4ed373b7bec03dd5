import { agreeing, type Page, type ReadInput, type Reading, readingOfAnswer, textOfPages } from '@folio/documents';
import { dayInHongKong } from '@folio/ledger';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import type { LanguageModel } from '../../../platform/llm/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import { countUse, readAllowed, readUse } from './store.ts';

/** Above this certainty, the language model is not asked. */
const SURE = 0.9;
/**
 * Long documents are mostly statements, which arithmetic already verifies. The model receives at most this many
 * pages.
 */
const MAX_PAGES = 12;

export interface ModelTools {
  readonly model: LanguageModel | null;
  readonly tokensAMonth: number;
  readonly database: Database;
  readonly log: Log;
  readonly now: () => Date;
}

export interface Second {
  readonly companyId: string;
  readonly input: ReadInput;
  readonly own: Reading;
  /** Draws a page as PNG; called only for a model that accepts pictures. */
  readonly picture: (page: Page) => Promise<Uint8Array>;
  readonly signal: AbortSignal;
}

/**
 * Asks the language model for a second reading of what the built-in reader is unsure of, only if the company's owner
 * allows it and the month's share is not used up. If anything fails, the built-in reading is used.
 */
export async function readByModel(tools: ModelTools, second: Second): Promise<Reading> {
  const { own, input, companyId, signal } = second;
  const { model, database, log } = tools;
  if (model === null || own.confidence >= SURE || input.pages.length > MAX_PAGES) return own;
  const today = dayInHongKong(tools.now());
  try {
    const open = await inCompany(
      database,
      companyId,
      async (tx) => (await readAllowed(tx)) && (await readUse(tx, today)).tokens < tools.tokensAMonth,
    );
    if (!open) return own;
    const pictures = model.vision ? await Promise.all(input.pages.map(second.picture)) : [];
    const reply = await model.read({ pages: input.pages.map((page) => textOfPages([page])), pictures, signal });
    await inCompany(database, companyId, (tx) => countUse(tx, today, reply));
    return agreeing(own, readingOfAnswer(reply.answer, input));
  } catch (error) {
    signal.throwIfAborted();
    // The endpoint's error message may contain text of the page, so only the kind of failure is logged.
    log.warn({ fault: error instanceof Error ? error.name : typeof error, companyId }, 'language model failed');
    return own;
  }
}
