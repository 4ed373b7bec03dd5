import type { ColumnMapping } from '@folio/contract';
import type { BankFile, BankFileStatement } from '@folio/documents';
import { dayInHongKong } from '@folio/ledger';
import { inCompany } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { turnOf } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { listBankAccounts, readBooks } from '../../../books/ledger/index.ts';
import { chooseAccount } from '../confirm/choose-account.ts';
import { type FileDocument, findFile } from '../confirm/document-store.ts';
import type { BankImportTools } from '../tools.ts';
import { mappingOfWire, wireOfMapping } from './mapping.ts';
import { findMapping } from './mapping-store.ts';
import { readFile } from './read-file.ts';
import { type PreparedStatement, prepareStatement, type StatementChoice } from './read-statement.ts';

export interface FileChoices {
  mapping?: ColumnMapping | undefined;
  bank_account_id?: string | undefined;
  statements: readonly (StatementChoice & { bank_account_id?: string | null | undefined })[];
}

export interface OpenedFile {
  document: FileDocument;
  file: BankFile;
  /** The mapping was saved for an earlier file with the same headings. */
  remembered: boolean;
  statements: PreparedStatement[];
}

const NOTHING_CHOSEN: StatementChoice = { opening_balance: null, closing_balance: null, flipped_rows: [] };

/**
 * Reads an uploaded file with a person's choices. Saves nothing. `seen` is the automatic interpretation. Throws
 * `not_found`.
 */
export async function openFile(
  call: CompanyCall,
  { storage }: BankImportTools,
  id: string,
  choices: FileChoices,
  seen?: BankFile,
): Promise<OpenedFile> {
  // This must not use the call's transaction: the idempotency key of a confirmation belongs to the posting.
  const document = await inCompany(call.database, call.companyId, (tx) => findFile(tx, id));
  if (document === null) throw new DomainError('not_found');
  const bytes = await storage.read(call.companyId, document.sha256);
  const read = (mapping: ColumnMapping | undefined) =>
    readFile(
      {
        bytes,
        fileName: document.name,
        mapping: mapping && mappingOfWire(mapping),
        anchor: dayInHongKong(document.uploadedAt),
      },
      turnOf(call),
    );
  const first = seen ?? (await read(choices.mapping));
  const around = await inCompany(call.database, call.companyId, async (tx) => ({
    accounts: await listBankAccounts(tx),
    baseCurrency: (await readBooks(tx)).baseCurrency,
    known: first.fingerprint === null ? null : await findMapping(tx, first.fingerprint),
  }));
  const { accounts, baseCurrency, known } = around;
  const useKnown = known !== null && choices.mapping === undefined && fits(first, known.mapping);
  const file = useKnown && differs(first, known.mapping) ? await read(known.mapping) : first;
  const statements: PreparedStatement[] = [];
  for (const [index, said] of file.statements.map((statement) => asStated(file, statement)).entries()) {
    const choice = choices.statements[index];
    const account = chooseAccount(said, accounts, {
      chosen: choice?.bank_account_id,
      asked: index === 0 ? [choices.bank_account_id, known?.bankAccountId] : [],
    });
    statements.push(await prepareStatement(said, { account, choice: choice ?? NOTHING_CHOSEN, baseCurrency }));
  }
  return { document, file, remembered: useKnown, statements };
}

/**
 * OFX states no opening balance. The parser derives it from the closing balance, so it cannot prove that balance. If
 * it could not be derived, the closing balance is dated after the lines.
 */
function asStated({ format }: BankFile, statement: BankFileStatement): BankFileStatement {
  if (format !== 'ofx') return statement;
  const { openingBalance, closingBalance } = statement;
  return { ...statement, openingBalance: null, closingBalance: openingBalance === null ? null : closingBalance };
}

function fits(file: BankFile, mapping: ColumnMapping): boolean {
  return file.mapping !== null && file.mapping.roles.length === mapping.roles.length;
}

function differs(file: BankFile, mapping: ColumnMapping): boolean {
  return file.mapping === null || JSON.stringify(wireOfMapping(file.mapping)) !== JSON.stringify(mapping);
}
