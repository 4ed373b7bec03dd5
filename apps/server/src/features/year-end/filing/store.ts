import { type FilingProfile, filingKind, filingProfile } from '@folio/contract';
import type { Day, PartnerDimension } from '@folio/ledger';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { writeYearRow } from './year-store.ts';

const DEFAULTS: FilingProfile = { hksic: '', language: 'en', accounts: [], rows: [], version: 0 };

export async function readProfile(tx: CompanyTransaction): Promise<FilingProfile> {
  const row = await tx.queries
    .selectFrom('filing_profile')
    .select(['hksic', 'language', 'accounts', 'rows', 'version'])
    .where('company_id', '=', tx.companyId)
    .executeTakeFirst();
  return row === undefined ? DEFAULTS : filingProfile.parse(row);
}

/** False if the profile has another version by now. */
export async function writeProfile(tx: CompanyTransaction, { version, ...profile }: FilingProfile): Promise<boolean> {
  const columns = { ...profile, accounts: JSON.stringify(profile.accounts), rows: JSON.stringify(profile.rows) };
  if (version === 0) {
    const made = await tx.queries
      .insertInto('filing_profile')
      .values({ company_id: tx.companyId, ...columns })
      .onConflict((conflict) => conflict.column('company_id').doNothing())
      .returning('company_id')
      .execute();
    return made.length === 1;
  }
  const changed = await tx.queries
    .updateTable('filing_profile')
    .set({ ...columns, version: sql`version + 1` })
    .where('company_id', '=', tx.companyId)
    .where('version', '=', version)
    .returning('company_id')
    .execute();
  return changed.length === 1;
}

const answersColumn = z.record(z.string(), z.string());

export interface StoredAnswers {
  answers: Map<string, string>;
  version: number;
}

/** The answers of a year; `version` 0: none yet. */
export async function readAnswers(tx: CompanyTransaction, year: string): Promise<StoredAnswers> {
  const row = await tx.queries
    .selectFrom('filing_answer')
    .select(['answers', 'version'])
    .where('company_id', '=', tx.companyId)
    .where('year_of_assessment', '=', year)
    .executeTakeFirst();
  if (row === undefined) return { answers: new Map(), version: 0 };
  return { answers: new Map(Object.entries(answersColumn.parse(row.answers))), version: row.version };
}

/** False if the answers have another version by now. */
export async function writeAnswers(
  tx: CompanyTransaction,
  year: string,
  { answers, version }: StoredAnswers,
): Promise<boolean> {
  const value = Object.fromEntries(answers);
  return writeYearRow(tx, { table: 'filing_answer', column: 'answers' }, { year, value, version });
}

/** An element of the package. */
export const storedElement = z.object({
  file: z.enum(['computation', 'accounts']),
  name: z.string(),
  kind: filingKind,
  period: z.enum(['instant', 'duration']),
  en: z.string(),
  zh: z.string(),
});
export type StoredElement = z.infer<typeof storedElement>;

export interface StoredTaxonomy {
  edition: Day;
  elements: StoredElement[];
  fileName: string;
  /** Null: the package does not say how partners are stated. */
  partnerDimension: PartnerDimension | null;
  importedAt: Date;
  importedBy: string | null;
}

const dimensionColumn = z.object({ domain: z.string(), holder: z.enum(['segment', 'scenario']) }).nullable();

export async function readTaxonomy(tx: CompanyTransaction): Promise<StoredTaxonomy | null> {
  const row = await tx.queries
    .selectFrom('filing_taxonomy as taxonomy')
    .leftJoin('app_user as person', 'person.id', 'taxonomy.imported_by')
    .select([
      'taxonomy.edition',
      'taxonomy.elements',
      'taxonomy.file_name as fileName',
      'taxonomy.imported_at as importedAt',
      'taxonomy.partner_dimension as partnerDimension',
      'person.name as importedBy',
    ])
    .where('taxonomy.company_id', '=', tx.companyId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const elements = z.array(storedElement).parse(row.elements);
  return { ...row, elements, partnerDimension: dimensionColumn.parse(row.partnerDimension) };
}

/** Keeps a package in place of the one before. */
export async function writeTaxonomy(
  tx: CompanyTransaction,
  made: Omit<StoredTaxonomy, 'importedBy'> & { sha256: string; userId: string },
): Promise<void> {
  const columns = {
    edition: made.edition,
    elements: JSON.stringify(made.elements),
    file_name: made.fileName,
    sha256: made.sha256,
    partner_dimension: made.partnerDimension && JSON.stringify(made.partnerDimension),
    imported_by: made.userId,
    imported_at: made.importedAt,
  };
  await tx.queries
    .insertInto('filing_taxonomy')
    .values({ company_id: tx.companyId, ...columns })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(columns))
    .execute();
}

export interface FrozenFiling {
  number: number;
  content: string;
  hash: string;
  frozenAt: Date;
  frozenBy: string | null;
}

/** The frozen filings of a year, newest first. */
export async function listFrozen(tx: CompanyTransaction, year: string): Promise<FrozenFiling[]> {
  return tx.queries
    .selectFrom('filing_pack as pack')
    .leftJoin('app_user as person', 'person.id', 'pack.frozen_by')
    .select(['pack.number', 'pack.content', 'pack.hash', 'pack.frozen_at as frozenAt', 'person.name as frozenBy'])
    .where('pack.company_id', '=', tx.companyId)
    .where('pack.year_of_assessment', '=', year)
    .orderBy('pack.number', 'desc')
    .execute();
}

export async function insertFrozen(
  tx: CompanyTransaction,
  year: string,
  frozen: Omit<FrozenFiling, 'frozenBy'> & { frozenBy: string },
): Promise<void> {
  await tx.queries
    .insertInto('filing_pack')
    .values({
      company_id: tx.companyId,
      year_of_assessment: year,
      number: frozen.number,
      content: frozen.content,
      hash: frozen.hash,
      frozen_by: frozen.frozenBy,
      frozen_at: frozen.frozenAt,
    })
    .execute();
}

/** The names of the company. */
export async function readCompanyNames(tx: CompanyTransaction): Promise<{ name: string; nameZh: string }> {
  const row = await tx.queries
    .selectFrom('company')
    .select(['name', 'name_zh as nameZh'])
    .where('id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
  return { name: row.name, nameZh: row.nameZh ?? '' };
}
