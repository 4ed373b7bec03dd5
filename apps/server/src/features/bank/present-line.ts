import type { BankLineRow, LineSuggestion } from '@folio/contract';
import { absolute, type Chart, formatMoney } from '@folio/ledger';
import { sentence } from '../../messages/index.ts';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { Language } from '../../platform/http/call.ts';
import { type OpenInvoice, readOpenInvoices } from '../invoice/index.ts';
import { readBooks } from '../ledger/index.ts';
import { type EntryName, readEntryNames } from './entry-names-store.ts';
import type { StandingSuggestion, StoredLine } from './stored-line.ts';

interface Around {
  chart: Chart;
  documents: ReadonlyMap<string, OpenInvoice>;
  entries: ReadonlyMap<string, EntryName>;
  language: Language;
}

/** Lines for the wire, with what their suggestions name. */
export async function presentLines(
  tx: CompanyTransaction,
  lines: readonly StoredLine[],
  language: Language,
): Promise<BankLineRow[]> {
  const documentIds = lines.flatMap((line) => line.suggestion?.documentRef ?? []);
  const entryIds = lines.flatMap((line) => line.suggestion?.entryRef ?? []);
  const { chart } = await readBooks(tx);
  const documents = documentIds.length === 0 ? [] : await readOpenInvoices(tx, documentIds);
  const entries = await readEntryNames(tx, entryIds);
  const around = {
    chart,
    documents: new Map(documents.map((document) => [document.ref, document])),
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    language,
  };
  return lines.map((line) => presentLine(line, around));
}

function presentLine(line: StoredLine, around: Around): BankLineRow {
  const amount = formatMoney(absolute(line.amountMinor), line.currency);
  const spent = line.amountMinor < 0n;
  return {
    id: line.id,
    statement_id: line.statementId,
    date: line.date,
    type: spent ? 'spent' : 'received',
    hint: line.hint,
    payee: line.payee,
    description: line.description,
    spent: spent ? amount : null,
    received: spent ? null : amount,
    balance: line.balanceMinor === null ? null : formatMoney(line.balanceMinor, line.currency),
    state: line.state,
    suggestion: line.suggestion === null ? null : presentSuggestion(line.suggestion, around),
    coded:
      line.coded === null
        ? null
        : { kind: line.coded.kind, text: codedText(line.coded, around), journal_entry_id: line.entryId },
    document_id: line.documentId,
    page: line.page,
  };
}

function presentSuggestion(standing: StandingSuggestion, around: Around): LineSuggestion {
  const document = standing.documentRef === null ? undefined : around.documents.get(standing.documentRef);
  const entry = standing.entryRef === null ? undefined : around.entries.get(standing.entryRef);
  const account = standing.accountCode === null ? undefined : around.chart.byCode.get(standing.accountCode);
  return {
    action: standing.action,
    document:
      document === undefined
        ? null
        : {
            id: document.ref,
            type: document.type,
            number: document.number,
            contact: document.contact,
            open: formatMoney(absolute(document.openMinor), document.currency),
            currency: document.currency,
          },
    entry: entry ?? null,
    account_code: account?.code ?? null,
    account_name: account?.name ?? null,
    account_name_zh: account?.nameZh ?? null,
    score: standing.score,
    reasons: standing.reasons,
  };
}

/** Document numbers, accounts by name in the caller's language, or the reason of an exclusion. */
function codedText(coded: NonNullable<StoredLine['coded']>, { chart, language }: Around): string {
  if (coded.kind === 'exclude') {
    const [reason = ''] = coded.about;
    return reason === 'duplicate' ? sentence(language, 'line_duplicate') : reason;
  }
  if (coded.kind === 'match') return coded.about.join(', ');
  const named = coded.about.map((code) => {
    const account = chart.byCode.get(code);
    return `${code} ${(language === 'zh-Hant' ? account?.nameZh : account?.name) ?? ''}`.trim();
  });
  return named.join(', ');
}
