import type { DocumentDraft, Evidence } from '@folio/contract';
import { learnLayout, mergeMemories, type Page } from '@folio/documents';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { contactKey } from '../../trade/contact/index.ts';
import { lessonOf } from './lesson-of.ts';
import { lockMemory, writeMemory } from './memory-store.ts';

export interface ConfirmedDocument {
  id: string;
  draft: DocumentDraft;
  evidence: Readonly<Record<string, Evidence>>;
  pages: readonly Page[];
  baseCurrency: string;
  ownNumbers: readonly string[];
}

/** Remembers where the supplier prints what a person had to correct. False when there was nothing to learn. */
export async function learnFromCorrections(
  tx: CompanyTransaction,
  document: ConfirmedDocument,
  at: Date,
): Promise<boolean> {
  const lesson = lessonOf(document.draft, document.evidence, document.baseCurrency);
  const name = document.draft.invoice?.vendor.name.trim() ?? '';
  const key = contactKey(name);
  if (lesson === null || key === '') return false;
  const learnt = learnLayout({ ...lesson, pages: document.pages, ownNumbers: document.ownNumbers });
  const before = await lockMemory(tx, { key, name, at });
  const { names = [], marks = [], anchors = [], constants = {}, dateOrder = null } = before.memory;
  const memory = mergeMemories({ names, marks, anchors, constants, dateOrder }, learnt);
  await writeMemory(tx, before.id, { memory, learnedFrom: document.id, at });
  return true;
}
