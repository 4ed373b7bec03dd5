import type { BankRuleBody } from '@folio/contract';
import { sql } from 'kysely';
import { createRule } from '../../src/features/banking/bank-rule/keep-rule.ts';
import type { ShownSuggestion, TeachingLine } from '../../src/features/banking/bank-rule/note-outcome.ts';
import type { TestBooks } from '../books.ts';

/** A rule that codes lines with a word to an account; `over` changes what a scenario is about. */
export function testRule(over: Partial<BankRuleBody> = {}): BankRuleBody {
  return {
    name: 'Power',
    active: true,
    conditions: {
      direction: 'spent',
      bank_account_ids: [],
      text: [{ field: 'any', match: 'contains', value: 'CLP' }],
      amount_min: null,
      amount_max: null,
    },
    action: {
      kind: 'classify',
      parts: [{ account_code: '6120', percent: null, amount: null, tax_code: null, description: null }],
    },
    ...over,
  };
}

/** A suggestion to code 100.00 to an account. */
export function shown(accountCode: string, over: Partial<ShownSuggestion> = {}): ShownSuggestion {
  return {
    action: 'classify',
    source: 'history',
    ruleRef: null,
    score: 96,
    parts: [{ accountCode, amountMinor: 10_000n }],
    ...over,
  };
}

interface NewLine {
  date: string;
  description: string;
  amountMinor: bigint;
  payee?: string | null;
  /** As `bank_line.coded` holds it; open without. */
  coded?: { kind: 'match' | 'classify' | 'transfer' | 'exclude'; about: string[] };
  candidates?: unknown[];
}

/** Statement lines of the test company's bank account and rules for them. */
export interface RuleDesk {
  line(input: NewLine): Promise<TeachingLine>;
  rule(over?: Partial<BankRuleBody>): Promise<string>;
  stale(id: string): Promise<boolean>;
  settle(): Promise<void>;
}

const STATES = { match: 'matched', classify: 'classified', transfer: 'classified', exclude: 'excluded' } as const;

export async function openRuleDesk(books: TestBooks): Promise<RuleDesk> {
  const { companyId: company_id, bankAccountId: bank_account_id } = books;
  const statement = await books.run((tx) =>
    tx.queries
      .insertInto('bank_statement')
      .values({
        company_id,
        bank_account_id,
        currency: 'HKD',
        period_end: '2026-04-30',
        opening_minor: 0n,
        closing_minor: 0n,
        state: 'to_review',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  let lineNo = 0;
  return {
    line: async ({ date, description, amountMinor, payee = null, coded, candidates = [] }) => {
      lineNo += 1;
      const kept = coded === undefined ? null : { ...coded, posted: false, moneyId: null, mirrorLineId: null };
      const row = await books.run((tx) =>
        tx.queries
          .insertInto('bank_line')
          .values({
            company_id,
            statement_id: statement.id,
            bank_account_id,
            line_no: lineNo,
            date,
            description,
            payee,
            amount_minor: amountMinor,
            state: coded === undefined ? 'unreviewed' : STATES[coded.kind],
            coded: kept === null ? null : JSON.stringify(kept),
            candidates: JSON.stringify(candidates),
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      return { id: row.id, date, payee, description, amountMinor };
    },
    rule: async (over) => (await books.run((tx) => createRule(tx, books.call, testRule(over)))).id,
    stale: async (id) => {
      const row = await books.run((tx) =>
        tx.queries.selectFrom('bank_line').select('stale').where('id', '=', id).executeTakeFirstOrThrow(),
      );
      return row.stale;
    },
    settle: async () => {
      await books.run((tx) =>
        sql`update bank_line set stale = false where company_id = ${company_id}`.execute(tx.queries),
      );
    },
  };
}
