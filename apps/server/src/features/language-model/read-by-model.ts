import { agreeing, type Page, type ReadInput, type Reading, readingOfAnswer, textOfPages } from '@folio/documents';
import type { Database } from '../../platform/database/open.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import type { LanguageModel } from '../../platform/llm/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { countUse, isAllowed, usedInMonth } from './store.ts';

/** Above this the built-in reading needs no second opinion. */
const SURE = 0.9;
/** Long documents are statements the arithmetic already proves or disproves; the model is shown no more than this. */
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
  /** Draws a page as PNG; called only for a model that takes pictures. */
  readonly picture: (page: Page) => Promise<Uint8Array>;
  readonly signal: AbortSignal;
}

/**
 * A second opinion of the language model on what the built-in reader is unsure of: only where the company's owner allows
 * it and the month's share is not used up. Whatever goes wrong, the built-in reading stands.
 */
export async function readByModel(tools: ModelTools, second: Second): Promise<Reading> {
  const { own, input, companyId, signal } = second;
  const { model, database, log } = tools;
  if (model === null || own.confidence >= SURE || input.pages.length > MAX_PAGES) return own;
  const today = tools.now().toISOString().slice(0, 10);
  try {
    const open = await inCompany(
      database,
      companyId,
      async (tx) => (await isAllowed(tx)) && (await usedInMonth(tx, today)).tokens < tools.tokensAMonth,
    );
    if (!open) return own;
    const pictures = model.vision ? await Promise.all(input.pages.map(second.picture)) : [];
    const reply = await model.read({ pages: input.pages.map((page) => textOfPages([page])), pictures, signal });
    await inCompany(database, companyId, (tx) => countUse(tx, today, reply));
    return agreeing(own, readingOfAnswer(reply.answer, input));
  } catch (error) {
    signal.throwIfAborted();
    // The endpoint's own words may repeat the page: only the kind of failure is logged.
    log.warn({ fault: error instanceof Error ? error.name : typeof error, companyId }, 'language model failed');
    return own;
  }
}
