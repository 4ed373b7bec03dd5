import { type SearchAnswer, type SearchGroup, type SearchHit, type SearchQuery, searchKinds } from '@folio/contract';
import { may, type Role } from '@folio/permissions';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { findRecords } from './find-records.ts';
import type { Found } from './find-store.ts';
import { readHits } from './present-store.ts';
import { type EntryKind, entryKinds } from './words/index-query.ts';

/** The kinds that a role may find: who does not read the books finds documents, which are only the person's own. */
export function kindsFor(role: Role): readonly EntryKind[] {
  return may(role, 'read') ? entryKinds : ['document'];
}

/** Records that match, in groups of one kind; the group with the best hit first. */
export async function search(
  tx: CompanyTransaction,
  { role }: { role: Role },
  { q, limit }: SearchQuery,
): Promise<SearchAnswer> {
  const { found, corrected } = await findRecords(tx, kindsFor(role), { text: q, best: limit + 1 });
  const groups: { group: SearchGroup; rank: number }[] = [];
  for (const [kind, records] of found) groups.push(...(await groupsOf(tx, kind, records, limit)));
  const place = ({ kind }: SearchGroup) => searchKinds.indexOf(kind);
  groups.sort((a, b) => a.rank - b.rank || place(a.group) - place(b.group));
  return { groups: groups.map(({ group }) => group), corrected };
}

/** Documents become two groups: those that wait for something, and files. */
async function groupsOf(
  tx: CompanyTransaction,
  kind: EntryKind,
  records: readonly Found[],
  limit: number,
): Promise<{ group: SearchGroup; rank: number }[]> {
  const parts =
    kind === 'document' ? [records.filter(({ open }) => open), records.filter(({ open }) => !open)] : [records];
  const shown = parts.flatMap((part) => part.slice(0, limit).map(({ id }) => id));
  if (shown.length === 0) return [];
  const hits = await readHits(tx, kind, shown);
  return parts.flatMap((part) => {
    const first = part.slice(0, limit).flatMap(({ id }) => hits.get(id) ?? []);
    const [best] = first;
    if (best === undefined) return [];
    return [{ group: groupOf(best, first, part.length > limit), rank: part[0]?.rank ?? 0 }];
  });
}

function groupOf(best: SearchHit, hits: SearchHit[], more: boolean): SearchGroup {
  return { kind: best.kind, hits, more };
}
