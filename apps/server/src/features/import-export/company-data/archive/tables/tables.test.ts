import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../../../test/engines.ts';
import type { Database } from '../../../../../platform/database/open.ts';
import { ACCOUNTS, AUDIT, COMPANY } from './book-tables.ts';
import { TABLES } from './tables.ts';

/** Tables of a company that are no part of its archive, each with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  company_invitation: 'who is asked to enter is decided where it comes in',
  company_member: 'who may enter is decided where it comes in',
  access_request: 'which practice may enter is decided where it comes in',
  practice_client_assignee: 'goes with it',
  practice_client_staff: 'goes with it',
  book_light: 'worked out again from the books',
  company_reach_period: 'of people here: whose sign-ins owners may see',
  idempotency_key: 'of calls, not of books',
  company_quota: 'of the server here',
  journal_head: 'stands in the manifest and follows from the entries',
  journal_entry: 'archived with its lines',
  journal_line: 'archived with its entry',
  account_month: 'follows from the lines',
  document_balance: 'follows from the lines',
  asset_sum: 'follows from the lines of assets',
  invoice_standing: 'follows from the documents and their lines',
  invoice_sum: 'follows from the standings',
  language_model_use: 'of the endpoint here, for its cap',
  invoice_link: 'its tokens open the server that made them',
  question_link: 'the same',
  report_link: 'the same',
  deadline_feed: 'the same',
  filing_taxonomy: 'the package of the authority may not be distributed; its owner imports it again',
  reading_turn: 'of reading here',
  search_entry: 'made again from the records',
  search_word: 'the same',
  search_waiting: 'the records that come in are put on it',
  search_progress: 'begins again with the first entry',
  sales_import: 'rows of a file that was looked at: what was made of it is archived, the file is its owner’s',
};

/** Columns that do not leave, each with the reason. */
const COLUMNS_LEFT_OUT: Readonly<Record<string, string>> = {
  'audit_event.practice_id': 'for whom, and from where, somebody acted is told by the server where they did',
  'audit_event.address': 'goes with it',
  'audit_event.token_name': 'goes with it',
  'company.id': 'in the manifest',
  'company.last_staff_number': 'people stay where they are, and their numbers with them',
  'company.set_up_closed_at': 'of the list on Home there',
  'company.language_model': 'whether pages may leave a server is decided there',
  'company.auto_confirm': 'whether lines are confirmed without a person is decided there',
  'company.auto_confirm_stopped_at': 'goes with it',
  'bank_line.evidence': 'counted again as its documents and links come in',
  'bank_line.lacks_evidence': 'follows from the line',
  'bank_line.stale': 'every open line is worked out anew where it comes in',
  'bank_line.names': 'goes with what is worked out anew',
  'client_question.practice_id': 'practices stay where they are; the name of the one that was asked leaves',
  'outgoing_mail.next_try_at': 'a mail that waits leaves from where it was written, or when a person says so',
  'outgoing_mail.claimed_until': 'of sending here',
  'document.attempts': 'of reading here',
  'document.claimed_until': 'of reading here',
  'document.queued_at': 'of reading here',
  'asset_posting.number': 'numbered again in their order',
  'document.folder': 'follows from its kind',
  'document.date': 'follows from its draft',
  'audit_room.guest_id': 'an archive lets no person in: the guest is invited again where it comes in',
  'audit_room.joined_at': 'goes with it',
  'audit_room.token_hash': 'its link opens the server that made it',
  'audit_room.token_expires_at': 'goes with it',
  'audit_room.mail_sent': 'goes with it',
  'document_text.words': 'worked out again from the text',
};

let database: Database;
let columns: { table: string; name: string }[];
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  const { rows } = await database.pool.query<{ table: string; name: string }>(
    `select table_name as "table", column_name as name from information_schema.columns
      where table_schema = 'public' and table_name in
        (select table_name from information_schema.columns where table_schema = 'public' and column_name = 'company_id'
         union select 'company')
        and table_name not in (select table_name from information_schema.views where table_schema = 'public') order by 1, 2`,
  );
  columns = rows;
});
afterAll(() => database?.close());

describe('what an archive holds', () => {
  const archived = [COMPANY, ACCOUNTS, AUDIT, ...TABLES];

  it('is every table of a company but those left out with a reason', () => {
    const tables = new Set(columns.map((column) => column.table));
    expect([...tables].sort()).toEqual([...archived.map((table) => table.name), ...Object.keys(LEFT_OUT)].sort());
  });

  it.each(archived)('has every column of $name', (table) => {
    const there = columns.filter((column) => column.table === table.name && column.name !== 'company_id');
    const wanted = there.map((column) => column.name).filter((name) => !(`${table.name}.${name}` in COLUMNS_LEFT_OUT));
    expect(table.columns.map((column) => column.name).sort()).toEqual(wanted.sort());
  });
});
