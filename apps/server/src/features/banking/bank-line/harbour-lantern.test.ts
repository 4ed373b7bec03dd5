import { readFileSync } from 'node:fs';
import { formatMoney, parseExampleCompany } from '@folio/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser } from '../../../../test/books.ts';
import { insertDocument, statement } from '../../../../test/desks/bank-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { replayExample } from '../../../wiring/demo/replay-example.ts';
import { listBankAccounts, verifyChain } from '../../books/ledger/index.ts';
import { type OutstandingEntry, reconciliationOf } from '../bank-statement/index.ts';
import { acceptLines } from './accept/accept-lines.ts';
import { importStatement } from './index.ts';
import { listLines } from './list/list-lines.ts';
import { listStatements } from './statement/list-statements.ts';

interface GoldenStatement {
  periodFrom: string;
  periodTo: string;
  opening: string;
  closing: string;
  lines: {
    date: string;
    description: string;
    deposit: string;
    withdrawal: string;
    balance: string;
    expectedMatch: string;
  }[];
  reconciliation: {
    bookBalance: string;
    outstandingPayments: { number: string; amount: string }[];
    outstandingReceipts: { number: string; amount: string }[];
    statementBalance: string;
    difference: string;
  };
}

const GOLDEN = new URL('../../../../../../packages/ledger/golden/harbour-lantern/', import.meta.url);
const goldenJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, GOLDEN), 'utf8'));
const goldenStatements = (
  JSON.parse(readFileSync(new URL('./fixtures/harbour-lantern-statements.json', import.meta.url), 'utf8')) as {
    statements: GoldenStatement[];
  }
).statements;

describe.each(engines)('the statements of Harbour Lantern on %s', (engine) => {
  let database: Database;
  let companyId: string;
  const now = new Date('2026-04-30T04:00:00Z');
  let userId: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    userId = await insertTestUser(database);
    const example = parseExampleCompany(goldenJson('events.json'));
    companyId = await replayExample(database, example, { userId, now, today: '2026-04-30' });
  });
  afterAll(() => database?.close());

  it.each(goldenStatements)(
    'finds for each line of $periodTo the record already booked, and reconciles',
    async (golden) => {
      const run = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(database, companyId, work);
      const call = {
        database,
        userId,
        language: 'en-US' as const,
        now,
        today: '2026-04-30',
        companyId,
        role: 'owner' as const,
        practice: null,
        actor: { practiceId: null, address: null },
        transaction: run,
      };
      const account = (await run(listBankAccounts)).find((row) => row.code === '1010');
      const draft = statement(
        golden.lines.map((row) => ({
          date: row.date,
          payee: null,
          description: row.description,
          hint: null,
          spent: row.withdrawal || null,
          received: row.deposit || null,
          balance: row.balance,
        })),
        {
          bank_account_id: account?.id ?? null,
          account_number: null,
          period_start: golden.periodFrom,
          period_end: golden.periodTo,
          opening_balance: golden.opening,
          closing_balance: golden.closing,
        },
      );
      const documentId = await insertDocument(database, companyId);
      const taken = await run((tx) =>
        importStatement(tx, call, { draft, documentId, evidence: {}, path: 'statements.0' }),
      );
      const query = { account_id: account?.id ?? '', show: 'to_do' as const, page: 1, limit: 100 };
      const { rows } = await run((tx) => listLines(tx, 'en-US', query));
      expect(rows.map((row) => row.suggestion?.entries.map(({ number }) => number).join())).toEqual(
        golden.lines.map((row) => row.expectedMatch),
      );
      const result = await acceptLines(call, { ids: rows.map((row) => row.id) });
      expect(result.refused).toEqual([]);
      const statements = await run((tx) => listStatements(tx, { ...query, account_id: account?.id ?? '' }));
      expect(statements.rows.find((row) => row.period_end === golden.periodTo)?.state).toBe('reconciled');
      const shown = (minor: bigint) => formatMoney(minor, 'HKD');
      const items = (entries: OutstandingEntry[]) =>
        entries.map(({ number, amountMinor }) => ({ number, amount: shown(amountMinor) }));
      const proof = await run((tx) => reconciliationOf(tx, taken.id));
      expect({
        bookBalance: shown(proof.bookMinor),
        outstandingPayments: items(proof.outstandingPayments),
        outstandingReceipts: items(proof.outstandingReceipts),
        statementBalance: shown(proof.statement.closingMinor),
        difference: shown(proof.differenceMinor),
      }).toEqual({
        bookBalance: golden.reconciliation.bookBalance,
        outstandingPayments: golden.reconciliation.outstandingPayments,
        outstandingReceipts: golden.reconciliation.outstandingReceipts,
        statementBalance: golden.reconciliation.statementBalance,
        difference: '0.00',
      });
      expect(proof.proved).toBe(true);
      const chain = await run(verifyChain);
      expect(chain).toEqual({ intact: true, entries: 101 });
    },
  );
});
