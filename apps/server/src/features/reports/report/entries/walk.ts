import type { ReportContext } from '../context.ts';
import { nextTurn, type WalkPages } from '../export/source.ts';
import { type EntryCursor, type EntryFilter, type EntryOrder, readHeads, type StoredHead } from './store.ts';

/** How many entries are read at once. */
const WALK_LIMIT = 100;

/** Entries from the first to the last, a page at a time, each made into what the report needs while its transaction is open. */
export async function* walkEntries<T>(
  pages: WalkPages,
  { filter, order }: { filter: EntryFilter; order: EntryOrder },
  make: (context: ReportContext, heads: readonly StoredHead[]) => Promise<T>,
): AsyncGenerator<T> {
  let after: EntryCursor | null = null;
  for (;;) {
    const cursor: EntryCursor | null = after;
    const { heads, made } = await pages.read(async (context) => {
      const page = await readHeads(context.tx, filter, order, { limit: WALK_LIMIT, after: cursor });
      return { heads: page, made: await make(context, page) };
    });
    if (heads.length > 0) yield made;
    if (heads.length < WALK_LIMIT) return;
    after = heads.at(-1) ?? null;
    await nextTurn();
  }
}
