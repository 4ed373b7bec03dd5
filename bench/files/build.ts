import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { keepTexts } from '../../apps/server/src/features/documents/document-text/index.ts';
import type { CompanyTransaction } from '../../apps/server/src/platform/database/transaction.ts';

export const FILES = 100_000;
const BATCH = 1000;
const KINDS = ['purchase_bill', 'sales_invoice', 'receipt', 'bank_statement', 'official_letter'];
const SIGNS = [
  ...'電訊費用租金運輸保險薪俸稅務水務差餉管理維修印刷廣告顧問會計核數文具食品貨物進口出口倉庫匯款利息手續銀行月結單發票收據合約',
];

/** Pseudo-random numbers, reproducible for a seed. */
function chance(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function word(next: () => number): string {
  // Few words are common and many are rare, as in any language.
  const rank = Math.floor(20_000 * next() ** 3);
  return `w${rank.toString(36)}`;
}

/** The text of the n-th document: some 1,300 characters, a unique number, and words that all documents share. */
function textOf(n: number): string {
  const next = chance(n);
  const english = Array.from({ length: 120 }, () => word(next));
  const chinese = Array.from({ length: 40 }, () =>
    Array.from({ length: 4 }, () => SIGNS[Math.floor(next() * SIGNS.length)]).join(''),
  );
  const own = n % 10_000 === 0 ? 'chrysanthemum 菊花茶葉' : '';
  return `Invoice 發票有限公司 Total HKD ${(n * 7) % 90_000}.00 PRF-${n} ${own} ${english.join(' ')} ${chinese.join(' ')}`;
}

/** Inserts files of ten years with their text, in the state in which Folio leaves read documents. */
export async function buildFiles(run: <T>(work: (tx: CompanyTransaction) => Promise<T>) => Promise<T>): Promise<void> {
  for (let start = 0; start < FILES; start += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, at) => start + at);
    await run(async (tx) => {
      const ids = await insertFiles(tx, numbers);
      await keepTexts(
        tx,
        ids.map(({ id, number }) => ({ documentId: id, read: textOf(number - 1) })),
      );
    });
  }
}

async function insertFiles(tx: CompanyTransaction, numbers: readonly number[]) {
  const hashes = numbers.map((n) => createHash('sha256').update(String(n)).digest('hex'));
  await sql`
    insert into stored_file (company_id, sha256, size_bytes, type)
    select ${tx.companyId}, sha256, 50000, 'application/pdf' from unnest(${hashes}::text[]) sha256`.execute(tx.queries);
  const { rows } = await sql<{ id: string; number: number }>`
    insert into document (company_id, name, sha256, state, kind, pages, number, fact_date, draft, uploaded_at)
    select ${tx.companyId}, 'scan ' || n || '.pdf', sha256, 'processed', (${KINDS}::text[])[1 + n % 5], 1, n + 1,
           date '2016-04-01' + n % 3650, jsonb_build_object('filler', repeat('x', 1500)), now()
      from unnest(${[...numbers]}::integer[], ${hashes}::text[]) as file(n, sha256)
    returning id, number`.execute(tx.queries);
  return rows;
}
