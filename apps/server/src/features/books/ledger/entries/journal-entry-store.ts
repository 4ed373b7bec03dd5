import { box as boxSchema, type Evidence, evidence as evidenceSchema } from '@folio/contract';
import { type NotNull, sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

type Box = z.infer<typeof boxSchema>;

/** The context of an entry: people, its reversal, and the page of the document or statement it came from. */
export interface EntryContext {
  postedAt: Date;
  postedBy: string | null;
  reversesId: string | null;
  reversesNumber: bigint | null;
  reversedById: string | null;
  reversedByNumber: bigint | null;
  documentId: string | null;
  evidence: Record<string, Evidence>;
  linePage: number | null;
  lineBox: Box | null;
  contacts: Map<string, string>;
}

type StoredContext = Omit<EntryContext, 'contacts' | 'evidence' | 'lineBox'> & { evidence: unknown; lineBox: unknown };

export async function readEntryContext(tx: CompanyTransaction, id: string): Promise<EntryContext> {
  const { rows } = await sql<StoredContext>`
    select entry.posted_at as "postedAt", person.name as "postedBy",
           reversed.id as "reversesId", reversed.number as "reversesNumber",
           reversal.id as "reversedById", reversal.number as "reversedByNumber",
           coalesce(invoice.document_id, statement.document_id) as "documentId",
           document.evidence, line.page as "linePage", line.box as "lineBox"
      from journal_entry entry
      left join app_user person on person.id = entry.posted_by
      left join journal_entry reversed on reversed.company_id = entry.company_id and reversed.id = entry.reverses_id
      left join journal_entry reversal on reversal.company_id = entry.company_id and reversal.reverses_id = entry.id
      left join invoice on invoice.company_id = entry.company_id and invoice.id = entry.source_id
      left join bank_line line on line.company_id = entry.company_id and line.id = entry.bank_line_id
      left join bank_statement statement on statement.company_id = entry.company_id
       and statement.id = coalesce(line.statement_id, entry.source_id)
      left join document on document.company_id = entry.company_id and document.id = invoice.document_id
     where entry.company_id = ${tx.companyId} and entry.id = ${id} limit 1`.execute(tx.queries);
  const [row] = rows;
  if (row === undefined) throw new Error(`entry ${id} is gone`);
  const evidence = z.record(z.string(), evidenceSchema).safeParse(row.evidence);
  const box = boxSchema.safeParse(row.lineBox);
  return {
    ...row,
    evidence: evidence.success ? evidence.data : {},
    lineBox: box.success ? box.data : null,
    contacts: await readContactNames(tx, id),
  };
}

async function readContactNames(tx: CompanyTransaction, entryId: string): Promise<Map<string, string>> {
  const rows = await tx.queries
    .selectFrom('contact_root')
    .select(['id', 'name'])
    .$narrowType<{ id: NotNull; name: NotNull }>()
    .where('company_id', '=', tx.companyId)
    .where('id', 'in', (line) =>
      line
        .selectFrom('journal_line')
        .select('contact_id')
        .where('company_id', '=', tx.companyId)
        .where('entry_id', '=', entryId)
        .where('contact_id', 'is not', null)
        .$castTo<{ contact_id: string }>(),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}
