import { readFileSync } from 'node:fs';
import type { ReportName, ReportSheet, SheetRow } from '@folio/contract';
import { reportQueries } from '@folio/contract';
import { type ExampleCompany, parseExampleCompany } from '@folio/ledger';
import type { MadeSheet, SheetMaker } from '../src/features/reports/report/report.ts';
import { SHEETS } from '../src/features/reports/report/sheets.ts';
import type { Database } from '../src/platform/database/open.ts';
import { type CompanyTransaction, inCompany, readInCompany } from '../src/platform/database/transaction.ts';
import type { Language } from '../src/platform/http/call.ts';
import { applyEvent } from '../src/wiring/demo/apply-event.ts';
import { beginExample } from '../src/wiring/demo/replay-example.ts';
import { insertTestUser } from './books.ts';
import { type Engine, openTestDatabase } from './engines.ts';

const GOLDEN = new URL('../../../packages/ledger/golden/harbour-lantern/', import.meta.url);

/** A file of the worked example's folder. */
export function lanternJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, GOLDEN), 'utf8'));
}

export const lanternExample: ExampleCompany = parseExampleCompany(lanternJson('events.json'));

/** When the event of an index is recorded: one every hour, so that "as known on" can look between any two. */
export function recordedAt(index: number): Date {
  return new Date(Date.parse('2026-04-01T00:00:00Z') + index * 3_600_000);
}

/** The worked example in a database, ready for reading its reports. */
export interface Lantern {
  database: Database;
  companyId: string;
  userId: string;
  read<T>(work: (tx: CompanyTransaction) => Promise<T>): Promise<T>;
  sheet(name: ReportName, query: Record<string, string>, language?: Language): Promise<MadeSheet>;
}

const LATER = new Date('2026-11-30T04:00:00Z');

/** Enters the first events of the example (all by default), each recorded an hour after the one before. */
export async function enterLantern(database: Database, count = lanternExample.events.length): Promise<Lantern> {
  const userId = await insertTestUser(database);
  const call = { userId, now: recordedAt(0), today: '2026-04-30' };
  const { companyId, state } = await beginExample(database, lanternExample, call);
  for (const [index, event] of lanternExample.events.slice(0, count).entries())
    await inCompany(database, companyId, (tx) => applyEvent(tx, { ...call, now: recordedAt(index) }, event, state));
  const read: Lantern['read'] = (work) => readInCompany(database, companyId, work);
  const sheet: Lantern['sheet'] = (name, query, language = 'en-US') => {
    const make = SHEETS[name] as SheetMaker<ReportName>;
    return read((tx) => make(tx, { now: LATER, language }, reportQueries[name].parse(query) as never));
  };
  return { database, companyId, userId, read, sheet };
}

export async function openLantern(engine: Engine): Promise<Lantern> {
  return enterLantern(await openTestDatabase(engine));
}

/** What a row shows: its kind and the values of its cells, with the rows it unfolds to. */
export function shownRows(rows: readonly SheetRow[]): (string | null)[][] {
  return rows.flatMap((row) => [[row.kind, ...row.cells.map((cell) => cell.value)], ...shownRows(row.details ?? [])]);
}

/** The value of a cell by the key of its row and column. */
export function cellOf(sheet: ReportSheet, rowKey: string, columnKey: string): string | null | undefined {
  const index = sheet.columns.findIndex((column) => column.key === columnKey);
  return sheet.rows.find((row) => row.key === rowKey)?.cells[index]?.value;
}
