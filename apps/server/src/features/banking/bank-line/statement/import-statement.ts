import type { Evidence, StatementDraft } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { LedgerCall } from '../../../books/ledger/index.ts';
import { accountOfStatement } from './account-of-statement.ts';
import { type CheckedLine, checkStatement } from './check-statement.ts';
import { type IncomingLine, type TakenStatement, takeStatement } from './take-statement.ts';

export interface StatementInput {
  draft: StatementDraft;
  documentId: string;
  /** Evidence of the document, by field path. */
  evidence: Readonly<Record<string, Evidence>>;
  /** Path of this statement in the document's draft, such as `statements.0`. */
  path: string;
  /** True for a credit card; a new account becomes a card account. */
  card?: boolean;
}

/** Imports a statement of a confirmed document. Its lines keep their position on the page. */
export async function importStatement(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: StatementInput,
): Promise<TakenStatement> {
  const { draft, path, documentId } = input;
  const checked = checkStatement(draft, path);
  const said = { bankAccountId: draft.bank_account_id, bank: draft.bank, number: draft.account_number };
  const account = await accountOfStatement(tx, { ...said, currency: draft.currency, card: input.card ?? false }, path);
  return takeStatement(tx, call, account, {
    ...checked,
    documentId,
    spots: spotsOf(input),
    lines: checked.lines.map((line, index) => incomingLine(input, line, index)),
    wholeDays: true,
    opening: draft.post_opening_balance ? { rate: draft.opening_rate, path } : null,
  });
}

function spotOf(evidence: Evidence | undefined): { page: number; box: object } | undefined {
  return evidence?.page == null || evidence.box === null ? undefined : { page: evidence.page, box: evidence.box };
}

function spotsOf({ evidence, path }: StatementInput): { opening?: object; closing?: object } {
  const opening = spotOf(evidence[`${path}.opening_balance`]);
  const closing = spotOf(evidence[`${path}.closing_balance`]);
  return { ...(opening && { opening }), ...(closing && { closing }) };
}

/** Fields of a line that the reader may have corrected by arithmetic. */
const REPAIRABLE = ['date', 'spent', 'received', 'balance'];

function incomingLine({ draft, evidence, path }: StatementInput, line: CheckedLine, index: number): IncomingLine {
  const typed = draft.lines[index];
  const place = `${path}.lines.${index}`;
  const spot = evidence[place] ?? evidence[`${place}.description`];
  const isRepaired = REPAIRABLE.some((field) => evidence[`${place}.${field}`]?.origin === 'computed');
  return {
    ...line,
    valueDate: null,
    hint: typed?.hint ?? null,
    payee: typed?.payee || null,
    description: typed?.description ?? '',
    reference: null,
    fileRow: null,
    page: spot?.page ?? null,
    box: spot?.box ?? null,
    flags: isRepaired ? ['repaired'] : [],
  };
}
