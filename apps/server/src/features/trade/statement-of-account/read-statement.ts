import type { AccountStatement, statementOfAccountQuery } from '@folio/contract';
import {
  accountByRole,
  buildContactStatement,
  type ContactStatementLine,
  type ContactStatementPart,
  type Currency,
  formatMoney,
} from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { contactById } from '../contact/index.ts';
import { readContactPostings, readContactRecords } from './posting-store.ts';

export type StatementAsked = z.output<typeof statementOfAccountQuery>;

/** A computed statement of account: parts with amounts in minor units of their currency. */
export interface CountedStatement {
  contact: { id: string; name: string; nameZh: string | null };
  parts: readonly ContactStatementPart[];
}

/**
 * The movements of a contact between two days and the open amount at the end. A contact without movements gets a zero
 * statement in base currency. Throws `not_found` for an unknown contact, `validation_failed` for a period that ends
 * before it starts.
 */
export async function countStatement(
  tx: CompanyTransaction,
  contactId: string,
  { side, from, to }: Pick<StatementAsked, 'side' | 'from' | 'to'>,
): Promise<CountedStatement> {
  if (from > to)
    throw new DomainError('validation_failed', { word: 'date_order', faults: [{ path: 'to', word: 'date_order' }] });
  const contact = await contactById(tx, contactId);
  const { chart, baseCurrency } = await readBooks(tx);
  const ledgerSide = side === 'customer' ? 'receivable' : 'payable';
  const accountCode = accountByRole(chart, `accounts_${ledgerSide}`).code;
  const records = await readContactRecords(tx, contact.id);
  const postings = await readContactPostings(tx, { contactId: contact.id, accountCode, to });
  const parts = buildContactStatement({ side: ledgerSide, from, to }, postings, records);
  return { contact, parts: parts.length > 0 ? parts : [nil(baseCurrency)] };
}

function nil(currency: Currency): ContactStatementPart {
  return { currency, openingMinor: 0n, lines: [], closingMinor: 0n, ageingMinor: [0n, 0n, 0n, 0n, 0n] };
}

/** A statement of account in the API's format. */
export async function readStatement(
  tx: CompanyTransaction,
  contactId: string,
  asked: StatementAsked,
): Promise<AccountStatement> {
  const { contact, parts } = await countStatement(tx, contactId, asked);
  const { from, to } = asked;
  return {
    contact: { id: contact.id, name: contact.name, name_zh: contact.nameZh },
    from,
    to,
    parts: parts.map(({ currency, openingMinor, lines, closingMinor, ageingMinor }) => ({
      currency,
      opening: formatMoney(openingMinor, currency),
      lines: lines.map((line) => presentLine(line, currency)),
      closing: formatMoney(closingMinor, currency),
      ageing: ageingMinor.map((amount) => formatMoney(amount, currency)),
    })),
  };
}

function presentLine(line: ContactStatementLine, currency: Currency) {
  const { date, kind, number, reference, document, amountMinor, balanceMinor } = line;
  return {
    date,
    kind,
    number,
    reference,
    due_date: dueDateOf(line),
    charge: amountMinor > 0n ? formatMoney(amountMinor, currency) : null,
    credit: amountMinor < 0n ? formatMoney(-amountMinor, currency) : null,
    balance: formatMoney(balanceMinor, currency),
    invoice_id: document?.ref ?? null,
  };
}

/** The due date of a document; credits and payments have no due date. */
export function dueDateOf({ document, amountMinor }: ContactStatementLine): string | null {
  return document !== null && amountMinor > 0n ? document.dueDate : null;
}
