import { type RawBuilder, sql } from 'kysely';

/**
 * What a person sees of `saved_report as saved`: shared ones, their own, and those without an owner because they came with
 * imported books.
 */
export function seenBy(userId: string): RawBuilder<boolean> {
  return sql<boolean>`(saved.shared or saved.created_by = ${userId} or saved.created_by is null)`;
}
