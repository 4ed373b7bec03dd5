import { type RawBuilder, sql } from 'kysely';

/**
 * What holds for the rows of `alias` (a table of documents) that wait for review. A bank's data file that was looked at and left has the
 * same state, but no page and no draft: it waits where it is imported, and is neither shown nor counted among what is to be reviewed.
 */
export function waitsForReview(alias = 'document'): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${alias}.state`)} = 'needs_review'
    and (${sql.ref(`${alias}.kind`)} is distinct from 'bank_statement' or ${sql.ref(`${alias}.draft`)} is not null))`;
}
