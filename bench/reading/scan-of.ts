import { type BankStatement, pageCount, renderBankStatement, toScan } from '@folio/sample-documents';

/** Rows that fill about one page. */
const ROWS_PER_PAGE = 22;

function statementOf(rows: number): Promise<Uint8Array> {
  const lines = Array.from({ length: rows }, (_, n) => {
    const amount = `${100 + ((n * 37) % 900)}.${String((n * 13) % 100).padStart(2, '0')}`;
    const date = `2026-03-${String(1 + Math.floor((n * 31) / rows)).padStart(2, '0')}`;
    return n % 3 === 0
      ? { date, description: `FPS CREDIT\nCUSTOMER ${n}`, in: amount }
      : { date, description: `AUTOPAY OUT\nSUPPLIER ${n}`, out: amount };
  });
  const statement: BankStatement = {
    layout: 'meridian',
    bank: { name: 'Meridian Bank', nameZh: '子午銀行' },
    accountNumber: '100-7',
    accountName: 'Golden Bauhinia Trading Limited',
    currency: 'HKD',
    periodStart: '2026-03-01',
    periodEnd: '2026-03-31',
    openingBalance: '5000000.00',
    lines,
  };
  return renderBankStatement(statement);
}

/** A statement of about so many pages, at least, as an image-only PDF. */
export async function scanOf(pages: number): Promise<Uint8Array> {
  let rows = pages * ROWS_PER_PAGE;
  let pdf = await statementOf(rows);
  for (let found = await pageCount(pdf); found < pages; found = await pageCount(pdf)) {
    rows = Math.ceil((rows * pages) / found) + 1;
    pdf = await statementOf(rows);
  }
  return toScan(pdf, { seed: 11, createdOn: '2026-03-31', dpi: 200 });
}
