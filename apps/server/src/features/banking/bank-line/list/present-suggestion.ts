import type { LineSuggestion } from '@folio/contract';
import { absolute, type Chart, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { type OpenInvoice, readOpenInvoices } from '../../../trade/invoice/index.ts';
import type { StandingSuggestion, StoredLine } from '../stored-line.ts';
import { type EntryName, readEntryNames } from '../suggest/entry-names-store.ts';

/** What suggestions name: accounts, open documents, entries in the books. */
export interface NamedAround {
  chart: Chart;
  documents: ReadonlyMap<string, OpenInvoice>;
  entries: ReadonlyMap<string, EntryName>;
}

export async function readNamed(
  tx: CompanyTransaction,
  suggestions: readonly StandingSuggestion[],
  chart: Chart,
): Promise<NamedAround> {
  const documentIds = [...new Set(suggestions.flatMap(({ documents }) => documents.map(({ ref }) => ref)))];
  const documents = documentIds.length === 0 ? [] : await readOpenInvoices(tx, documentIds);
  const entries = await readEntryNames(tx, [...new Set(suggestions.flatMap(({ entryRefs }) => entryRefs))]);
  return {
    chart,
    documents: new Map(documents.map((document) => [document.ref, document])),
    entries: new Map(entries.map((entry) => [entry.id, entry])),
  };
}

export function presentSuggestion(
  standing: StandingSuggestion,
  line: StoredLine,
  { chart, documents, entries }: NamedAround,
): LineSuggestion {
  const { action, difference, score, ruleRef, reasons } = standing;
  return {
    action,
    documents: standing.documents.flatMap(({ ref, settlesMinor }) => {
      const document = documents.get(ref);
      return document === undefined ? [] : [presentDocument(document, settlesMinor)];
    }),
    entries: standing.entryRefs.flatMap((ref) => {
      const entry = entries.get(ref);
      if (entry === undefined) return [];
      const { amounts, ...named } = entry;
      return [{ ...named, amount: formatMoney(absolute(BigInt(amounts[line.accountCode] ?? '0')), line.currency) }];
    }),
    parts: partsOf(standing, line).map(({ accountCode, amountMinor, taxCode }) => {
      const account = chart.byCode.get(accountCode);
      return {
        account_code: accountCode,
        account_name: account?.name ?? '',
        account_name_zh: account?.nameZh ?? '',
        amount: formatMoney(amountMinor, line.currency),
        tax_code: taxCode,
      };
    }),
    difference:
      difference === null
        ? null
        : {
            kind: difference.kind,
            amount: formatMoney(difference.amountMinor, line.currency),
            account_code: difference.accountCode,
          },
    rule_id: ruleRef,
    score,
    reasons: reasons.map((reason) => ({ ...reason })),
  };
}

/** Of a transfer: the other own account. */
function partsOf({ transfer, parts }: StandingSuggestion, line: StoredLine) {
  if (transfer === null) return parts;
  return [{ accountCode: transfer.accountCode, amountMinor: absolute(line.amountMinor), taxCode: null }];
}

function presentDocument(document: OpenInvoice, settlesMinor: bigint): LineSuggestion['documents'][number] {
  return {
    id: document.ref,
    type: document.type,
    number: document.number,
    contact: document.contact,
    open: formatMoney(absolute(document.openMinor), document.currency),
    currency: document.currency,
    settles: formatMoney(settlesMinor, document.currency),
  };
}
