import { contactBody } from '@folio/contract';
import {
  type ContactRecord,
  readSalesContacts,
  readSalesDocuments,
  type SalesMapping,
  type SalesRecord,
} from '@folio/documents';
import { formatMoney, isLedgerIssue, parseMoney } from '@folio/ledger';
import type { z } from 'zod';
import { DomainError, type MessageValues } from '../../../platform/http/domain-error.ts';
import { contactKey } from '../contact/index.ts';
import { draftTotals } from '../invoice/index.ts';
import { draftOfRecord, type RecordDraft } from './draft-of-record.ts';
import { documentKey, type ImportFacts } from './import-facts.ts';
import type { StoredImport } from './stored-import.ts';

/** A message key of `messages/` about a record, not translated yet. */
export interface Said {
  readonly word: string;
  readonly values: MessageValues;
}

/** The planned result of a record. `known`: it exists already and stays unchanged. */
export interface Judged {
  readonly row: number;
  readonly title: string;
  readonly number: string | null;
  readonly date: string | null;
  readonly items: number;
  readonly total: string | null;
  readonly currency: string | null;
  readonly known: boolean;
  readonly faults: readonly Said[];
  readonly makes: { readonly document: RecordDraft } | { readonly contact: z.output<typeof contactBody> } | null;
}

const prefixed = (word: string): string => `sales_import_${word}`;

/** The document's total by the ledger's line maths; a message if it cannot be computed or differs from the file's. */
function counted(
  record: SalesRecord,
  { draft }: RecordDraft,
  facts: ImportFacts,
): { total: string | null; faults: Said[] } {
  try {
    const { totalMinor } = draftTotals(draft, { taxCodes: facts.taxCodes, taxRounding: facts.taxRounding });
    const total = formatMoney(totalMinor, draft.currency);
    if (record.total === null || parseMoney(record.total, draft.currency) === totalMinor) return { total, faults: [] };
    return {
      total,
      faults: [
        { word: prefixed('total_differs'), values: { row: String(record.row), found: total, expected: record.total } },
      ],
    };
  } catch (error) {
    if (error instanceof DomainError) return { total: null, faults: [{ word: error.word, values: error.values }] };
    if (isLedgerIssue(error))
      return { total: null, faults: [{ word: prefixed('uncountable'), values: { row: String(record.row) } }] };
    throw error;
  }
}

function judgeDocument(
  record: SalesRecord,
  kind: 'sales' | 'purchases',
  file: StoredImport,
  facts: ImportFacts,
): Judged {
  const made = draftOfRecord(record, kind, file.mapping, facts);
  const said = record.faults.map(
    ({ word, row, values }): Said => ({ word: prefixed(word), values: { ...values, row: String(row) } }),
  );
  const strange = made.unknown.map(
    ({ word, found }): Said => ({ word: prefixed(word), values: { found, row: String(record.row) } }),
  );
  const { total, faults } = record.faults.length > 0 ? { total: null, faults: [] } : counted(record, made, facts);
  const all = [...said, ...strange, ...faults];
  const known = record.number !== '' && facts.documents.has(documentKey(made.type, record.number, record.contact));
  return {
    row: record.row,
    title: record.contact,
    number: record.number || null,
    date: record.issueDate,
    items: record.items.length,
    total,
    currency: made.draft.currency,
    known,
    faults: all,
    makes: known || all.length > 0 ? null : { document: made },
  };
}

function judgeContact(record: ContactRecord, facts: ImportFacts): Judged {
  const { texts } = record;
  const parsed = contactBody.safeParse({
    name: record.name,
    name_zh: texts.contact_zh ?? null,
    address: texts.address ?? null,
    tax_id: texts.tax_id ?? null,
    br: texts.br ?? null,
    email: texts.email ?? null,
    phone: texts.phone ?? null,
    contact_person: texts.contact_person ?? null,
    currency: texts.currency?.toUpperCase() ?? null,
    notes: texts.notes ?? null,
  });
  const said = record.faults.map(
    ({ word, row, values }): Said => ({ word: prefixed(word), values: { row: String(row), first: values.row ?? '' } }),
  );
  const wrong =
    parsed.success || record.name === ''
      ? []
      : parsed.error.issues.map(({ path }): Said => {
          const field = String(path[0] ?? '');
          const found = texts[field === 'name_zh' ? 'contact_zh' : (field as keyof typeof texts)] ?? record.name;
          return { word: prefixed('bad_field'), values: { row: String(record.row), found: found.slice(0, 80) } };
        });
  const known = facts.contacts.has(contactKey(record.name));
  const faults = [...said, ...wrong];
  return {
    row: record.row,
    title: record.name,
    number: null,
    date: null,
    items: 0,
    total: null,
    currency: null,
    known,
    faults,
    makes: known || faults.length > 0 || !parsed.success ? null : { contact: parsed.data },
  };
}

/**
 * The planned result of every record of a file, in row order, by its mapping and the current books. Records processed
 * before are known. Pure.
 */
export function judgeRecords(file: StoredImport, facts: ImportFacts): Judged[] {
  const through = file.taken?.through ?? 0;
  const judged = judgeAll(file, facts).sort((a, b) => a.row - b.row);
  return judged.map((record) =>
    record.row <= through && record.makes !== null ? { ...record, known: true, makes: null } : record,
  );
}

function judgeAll(file: StoredImport, facts: ImportFacts): Judged[] {
  const mapping: SalesMapping = {
    roles: file.mapping.roles,
    amountsAre: file.mapping.amounts_are,
    dateOrder: file.mapping.date_order,
  };
  const { kind } = file;
  if (kind === 'contacts') return readSalesContacts(file.table, mapping).map((record) => judgeContact(record, facts));
  return readSalesDocuments(file.table, mapping, kind).map((record) => judgeDocument(record, kind, file, facts));
}
