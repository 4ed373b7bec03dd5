import type { DocumentColumns, LayoutOffer } from '@folio/contract';
import type { TaughtColumns } from '@folio/documents';
import { may } from '@folio/permissions';
import { type CompanyCall, turnOf } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { columnsOf } from '../../../../platform/reader/index.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import { findStatementLayout, type PracticeLayout, practiceLayouts } from '../../reading/index.ts';
import { readLayoutId } from './column-store.ts';
import { wordsOf } from './taught-pages.ts';
import { fromTaught } from './taught-words.ts';

const UNSAID: Omit<TaughtColumns, 'columns'> = { plain: null, decimalMark: null, dateOrder: null, card: false };

/**
 * The columns used to read a document, or columns suggested by its pages; also layouts that the caller's practice
 * taught at other clients.
 */
export async function readColumns(call: CompanyCall, storage: Storage, id: string): Promise<DocumentColumns> {
  const layout = await call.transaction(async (tx) => {
    const layoutId = await readLayoutId(tx, id);
    if (layoutId === undefined) throw new DomainError('not_found');
    return layoutId === null ? null : findStatementLayout(tx, layoutId);
  });
  const pages = (await wordsOf(call, storage, id)) ?? [];
  const elsewhere = layout === null ? await elsewhereTaught(call) : [];
  const kept = elsewhere.map((one) => ({ id: one.id, layout: one.layout }));
  const { columns, fitting } = await columnsOf({ pages, kept }, turnOf(call));
  return {
    taught: fromTaught(layout === null ? { ...UNSAID, columns } : layout.layout.taught),
    layout: layout === null ? null : { id: layout.id, name: layout.name },
    offers: fitting.flatMap((fit) => elsewhere.filter((one) => one.id === fit).map(offerOf)),
  };
}

/** Layouts taught at other clients are visible only to the practice that keeps the books of both companies. */
async function elsewhereTaught(call: CompanyCall): Promise<PracticeLayout[]> {
  const { practice, userId, companyId, role } = call;
  if (practice === null || !may(role, 'write')) return [];
  return practiceLayouts(call.database.queries, { practiceId: practice.id, userId, companyId });
}

function offerOf({ id, name, company, layout }: PracticeLayout): LayoutOffer {
  return { id, name, company, columns: layout.taught.columns.map(({ role }) => role) };
}
