import { afterAll, describe, expect, it } from 'vitest';
import { createReader } from './create-reader.ts';
import { sniffType } from './sniff-type.ts';

const UBL = `\ufeff<?xml version="1.0" encoding="UTF-8"?>
<!-- exported -->
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:a" xmlns:cbc="urn:b">
  <cbc:ID>U-77</cbc:ID><cbc:IssueDate>2026-03-05</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Fjord Lykter AS</cbc:Name></cac:PartyName></cac:Party></cac:AccountingSupplierParty>
  <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount>100.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount>100.00</cbc:TaxInclusiveAmount><cbc:PayableAmount>100.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
  <cac:InvoiceLine><cbc:InvoicedQuantity>2</cbc:InvoicedQuantity><cbc:LineExtensionAmount>100.00</cbc:LineExtensionAmount>
    <cac:Item><cbc:Name>Lykt 燈籠</cbc:Name></cac:Item><cac:Price><cbc:PriceAmount>50.00</cbc:PriceAmount></cac:Price></cac:InvoiceLine>
</Invoice>`;
const options = { fileName: 'a.xml', ownNames: [], ownNumbers: [] };
const bytes = (text: string) => new TextEncoder().encode(text);

describe('an electronic invoice that is only XML', () => {
  const reader = createReader();
  afterAll(() => reader.close());

  it.each<[string, string, string | null]>([
    ['UBL', UBL, 'xml'],
    ['a cross-industry invoice', '<rsm:CrossIndustryInvoice xmlns:rsm="x"/>', 'xml'],
    ['a credit note', '<?xml version="1.0"?><ubl:CreditNote xmlns:ubl="x">', 'xml'],
    ['a statement of a bank', '<?xml version="1.0"?><Document><BkToCstmrStmt>', null],
    ['a web page', '<!doctype html><html><body>Invoice</body></html>', null],
    ['text', 'Invoice <Invoice >', null],
  ])('%s is told by its content', (_, text, type) => expect(sniffType(bytes(text))).toBe(type));

  it('gets a page that shows what it states', async () => {
    const { pages, attachments } = await reader.readPages(bytes(UBL), options);
    const words = pages.flatMap((page) => page.words.map((word) => word.text)).join(' ');
    expect(pages).toHaveLength(1);
    expect(words).toMatch(/U-77/);
    expect(words).toContain('燈籠');
    expect(attachments).toEqual([{ name: 'invoice.xml', text: UBL.slice(1) }]);
    const { png, pages: count } = await reader.renderPage(bytes(UBL), 1, 400);
    expect([count, [...png.subarray(1, 4)]]).toEqual([1, [0x50, 0x4e, 0x47]]);
  });

  it('is rejected with a reason if it begins like an invoice but is not one', async () => {
    await expect(reader.readPages(bytes('<Invoice ><a/></Invoice>'), options)).rejects.toMatchObject({
      code: 'corrupt',
    });
    await expect(reader.readPages(bytes(UBL.slice(0, 400)), options)).rejects.toMatchObject({ code: 'corrupt' });
  });
});
