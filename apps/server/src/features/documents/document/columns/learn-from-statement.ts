import type { DocumentDraft } from '@folio/contract';
import { type CompanyCall, turnOf } from '../../../../platform/http/call.ts';
import { understandTaught } from '../../../../platform/reader/index.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import { findStatementLayout, relearnStatementLayout } from '../../reading/index.ts';
import { readLayoutId } from './column-store.ts';
import { wordsOf } from './taught-pages.ts';
import { valuesOf } from './taught-words.ts';

/** Learns from a confirmed statement with taught columns where its balances, account and period are printed. */
export async function learnFromStatement(
  call: CompanyCall,
  storage: Storage,
  id: string,
  draft: DocumentDraft,
): Promise<void> {
  const kept = await call.transaction(async (tx) => {
    const layoutId = (await readLayoutId(tx, id)) ?? null;
    return layoutId === null ? null : findStatementLayout(tx, layoutId);
  });
  const values = valuesOf(draft);
  if (kept === null || values === null) return;
  const pages = await wordsOf(call, storage, id);
  if (pages === null) return;
  const input = { pages, ownNames: [], taught: kept.layout.taught, values, kept: kept.layout };
  const { layout } = await understandTaught(input, turnOf(call));
  // Keep the identifying words of the statement that was used to teach the layout.
  const learnt = { ...layout, marks: kept.layout.marks };
  await call.transaction((tx) => relearnStatementLayout(tx, kept.id, { layout: learnt, at: call.now }));
}
