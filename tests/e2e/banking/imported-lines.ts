import type { BankImportPreview, BankLineRow } from '@folio/contract';
import { type Client, dataOf } from '../../support/client.ts';

const LINES = [
  ['20260401', '-812.50', 'CLP POWER 001'],
  ['20260402', '-18000.00', 'RENT APRIL'],
  ['20260403', '-640.20', 'CLP POWER 002'],
  ['20260404', '25000.00', 'BLUE HARBOUR'],
  ['20260405', '12.00', 'CLP REFUND'],
] as const;

/** A month of one account as a bank's own file says it. */
function bankFile(): string {
  const lines = LINES.map(
    ([day, amount, name], index) =>
      `<STMTTRN><TRNTYPE>${amount.startsWith('-') ? 'DEBIT' : 'CREDIT'}<DTPOSTED>${day}<TRNAMT>${amount}<FITID>R${index}<NAME>${name}</STMTTRN>`,
  );
  return `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>HKD<BANKACCTFROM><BANKID>004<ACCTID>123456789001<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260401<DTEND>20260430${lines.join('\n')}</BANKTRANLIST>
<LEDGERBAL><BALAMT>105559.30<DTASOF>20260430</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
}

/** Imports a month of bank lines and answers those that wait. */
export async function importLines(client: Client, companyId: string): Promise<BankLineRow[]> {
  const base = `/api/company/${companyId}`;
  const form = new FormData();
  form.append('files[0]', new Blob([bankFile()]), 'april.ofx');
  const preview = dataOf<BankImportPreview>(await client.call('POST', `${base}/bank-import`, form));
  const statements = preview.statements.map(({ opening_balance, closing_balance }) => ({
    bank_account_id: null,
    opening_balance,
    closing_balance,
  }));
  const imported = dataOf<{ statements: { bank_account_id: string }[] }>(
    await client.post(`${base}/bank-import/${preview.document_id}/confirm`, { statements }),
  );
  const accountId = imported.statements[0]?.bank_account_id ?? '';
  return dataOf<BankLineRow[]>(await client.get(`${base}/bank-line?account_id=${accountId}`));
}
