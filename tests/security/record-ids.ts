import type { Operation } from './operations.ts';
import { sampleOf } from './sample-body.ts';

/** Words of paths and fields whose records are in a table of another name. */
const TABLES: Readonly<Record<string, string>> = {
  'sales-invoice': 'invoice',
  bill: 'invoice',
  credit: 'money_record',
  payment: 'money_record',
  receipt: 'money_record',
  'opening-balance/document': 'invoice',
  'bank-memory': 'payee_memory',
  'bank-import': 'document',
  import: 'import_run',
  account: 'bank_account',
  file: 'document',
  comment: 'bank_line_comment',
  link: 'invoice_link',
  attachment: 'stored_file',
  question: 'client_question',
  'question-mail': 'question_link',
  request: 'access_request',
  session: 'user_session',
  device: 'user_device',
  token: 'api_token',
  avatar: 'avatar_image',
  'close/task': 'close_task',
  'close-template': 'practice_close_template',
  'practice/report-layout': 'practice_report_layout',
  'company/staff': 'company_invitation',
  'practice/staff': 'practice_member',
  client: 'company',
  line: 'bank_line',
  entry: 'journal_entry',
  statement: 'bank_statement',
  supplier: 'contact',
  customer: 'contact',
  rule: 'bank_rule',
  template: 'journal_template',
  'profits-tax': 'tax_computation',
  'auditor-room': 'audit_room',
  'auditor-room/request': 'audit_request',
  'auditor-request': 'audit_request',
  'request/file': 'stored_file',
  sample: 'audit_sample',
  room: 'audit_room',
  adjustment: 'tax_adjustment',
};

/** The id of a row of the table; null for an empty table. */
export type IdIn = (table: string) => string | null;

/** The table of a path parameter's records, by the words of the path before it. */
export function tableOf(path: string, param: string): string {
  const words = path
    .slice(0, path.indexOf(`{${param}}`))
    .split('/')
    .filter((word) => word !== '' && !word.startsWith('{'));
  const named = param === 'id' || param === 'sha256' ? '' : param.replace(/(_id|Id)$/, '');
  const last = words.at(-1) ?? '';
  const root = words[1] ?? '';
  const before = words.at(-2) ?? '';
  const known = TABLES[`${before}/${last}`] ?? TABLES[`${root}/${last}`] ?? TABLES[last] ?? TABLES[named];
  return known ?? (last || named).replaceAll('-', '_');
}

/** The parameters of a path that name a record: not the company, and not a word of a short list. */
export function recordParams({ params }: Pick<Operation, 'params'>): string[] {
  return params.filter(({ name, schema }) => name !== 'companyId' && isOpen(schema.enum)).map(({ name }) => name);
}

function isOpen(words: unknown[] | undefined): boolean {
  return words === undefined;
}

/** What a path is filled with: `idIn` gives ids of records, everything else is a sample. */
export function pathValues({ path, params }: Operation, companyId: string, idIn: IdIn): Record<string, string> {
  return Object.fromEntries(
    params.map(({ name, schema }) => {
      if (name === 'companyId') return [name, companyId];
      if (name === 'practiceId') return [name, idIn('practice') ?? ''];
      if (name === 'code') return [name, 'ZH01'];
      if (name === 'page') return [name, '1'];
      return [name, schema.enum === undefined ? (idIn(tableOf(path, name)) ?? '') : String(schema.enum[0])];
    }),
  );
}

/** The id a field of a body or a query would hold: `contact_id` that of a contact. */
export function idOfField(field: string, idIn: IdIn, fallback: string): string {
  const named = field.replace(/_ids?$/, '').replace(/s$/, '');
  const last = named.split('_').at(-1) ?? '';
  return idIn(TABLES[named] ?? named) ?? idIn(TABLES[last] ?? last) ?? fallback;
}

/** The query with every parameter filled that names a record, and those that must be there. */
export function queryOf({ query }: Operation, idOf: (field: string) => string): string {
  const wanted = query.filter(({ required, schema }) => required || schema.format === 'uuid');
  const values = wanted.map(({ name, schema }): [string, string] => [name, String(sampleOf(schema, idOf, name))]);
  return values.length === 0 ? '' : `?${new URLSearchParams(values)}`;
}
