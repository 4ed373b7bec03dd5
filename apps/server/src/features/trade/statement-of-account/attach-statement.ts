import type { DocumentLanguage, statementOfAccountQuery } from '@folio/contract';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { printStatement, readStatementPaper, type StatementFile } from './statement-file.ts';

/** The statement file attached to an email: read in a separate transaction, typeset outside it. */
export async function attachStatement(
  database: Database,
  now: Date,
  asked: {
    companyId: string;
    contactId: string;
    language: DocumentLanguage | null;
    statement: z.output<typeof statementOfAccountQuery>;
  },
): Promise<StatementFile> {
  const { companyId, contactId, language, statement } = asked;
  const wanted = { ...statement, contactId, ...(language !== null && { language }) };
  const paper = await inCompany(database, companyId, (tx) => readStatementPaper(tx, now, wanted));
  return printStatement(paper, new AbortController().signal);
}
