import { describe, expect, it } from 'vitest';
import { toManifest } from '../manifest.ts';
import { emptyReading } from '../reading-parts.ts';
import { readEmbedded } from './read-embedded.ts';

function read(text: string, ownNames: readonly string[] = []) {
  const attachments = [{ name: 'invoice.xml', text }];
  const reading = readEmbedded(emptyReading([]), { attachments, ownNames, ownNumbers: [] }, []);
  return reading === null ? null : toManifest(reading);
}

const CII = `\ufeff<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:r" xmlns:ram="urn:a" xmlns:udt="urn:u">
 <rsm:ExchangedDocument><ram:ID>R-1</ram:ID><ram:TypeCode>380</ram:TypeCode>
  <ram:IssueDateTime><udt:DateTimeString format="102">20240305</udt:DateTimeString></ram:IssueDateTime>
 </rsm:ExchangedDocument>
 <rsm:SupplyChainTradeTransaction>
  <ram:IncludedSupplyChainTradeLineItem>
   <ram:SpecifiedTradeProduct><ram:Name>Schrauben &amp; Muttern M&#252;ller</ram:Name></ram:SpecifiedTradeProduct>
   <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>5.00</ram:ChargeAmount>
     <ram:BasisQuantity unitCode="C62">100</ram:BasisQuantity></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
   <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1000</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
   <ram:SpecifiedLineTradeSettlement>
     <ram:ApplicableTradeTax><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>
     <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>50.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
   </ram:SpecifiedLineTradeSettlement>
  </ram:IncludedSupplyChainTradeLineItem>
  <ram:IncludedSupplyChainTradeLineItem>
   <ram:AssociatedDocumentLineDocument><ram:IncludedNote><ram:Content>only a comment</ram:Content></ram:IncludedNote></ram:AssociatedDocumentLineDocument>
  </ram:IncludedSupplyChainTradeLineItem>
  <ram:ApplicableHeaderTradeAgreement>
   <ram:SellerTradeParty><ram:Name>Werk GmbH</ram:Name>
    <ram:PostalTradeAddress><ram:PostcodeCode>80333</ram:PostcodeCode><ram:LineOne>Weg 1</ram:LineOne><ram:CityName>Ulm</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
    <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">201/113</ram:ID></ram:SpecifiedTaxRegistration>
    <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE123456789</ram:ID></ram:SpecifiedTaxRegistration>
   </ram:SellerTradeParty>
   <ram:BuyerTradeParty><ram:Name>Kunde AG</ram:Name></ram:BuyerTradeParty>
  </ram:ApplicableHeaderTradeAgreement>
  <ram:ApplicableHeaderTradeSettlement>
   <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
   <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20240404</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
   <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    <ram:LineTotalAmount>50.00</ram:LineTotalAmount><ram:ChargeTotalAmount>4.00</ram:ChargeTotalAmount>
    <ram:AllowanceTotalAmount>2.00</ram:AllowanceTotalAmount><ram:TaxBasisTotalAmount>52.00</ram:TaxBasisTotalAmount>
    <ram:TaxTotalAmount currencyID="GBP">8.00</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="EUR">9.88</ram:TaxTotalAmount>
    <ram:GrandTotalAmount>61.88</ram:GrandTotalAmount><ram:TotalPrepaidAmount>10.00</ram:TotalPrepaidAmount>
    <ram:DuePayableAmount>51.88</ram:DuePayableAmount>
   </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
  </ram:ApplicableHeaderTradeSettlement>
 </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;

/** The same parts under the names of ZUGFeRD 1. */
const ZUGFERD_1 = CII.replaceAll('ApplicableHeader', 'ApplicableSupplyChain')
  .replaceAll('SpecifiedLineTrade', 'SpecifiedSupplyChainTrade')
  .replaceAll('SpecifiedTradeSettlementHeaderMonetary', 'SpecifiedTradeSettlementMonetary')
  .replaceAll('SpecifiedTradeSettlementLineMonetary', 'SpecifiedTradeSettlementMonetary')
  .replaceAll('RateApplicablePercent', 'ApplicablePercent')
  .replaceAll('rsm:SupplyChainTradeTransaction', 'rsm:SpecifiedSupplyChainTradeTransaction')
  .replaceAll('rsm:ExchangedDocument', 'rsm:HeaderExchangedDocument')
  .replaceAll('CrossIndustryInvoice', 'CrossIndustryDocument');

function ubl(kind: 'Invoice' | 'CreditNote'): string {
  const [line, quantity] =
    kind === 'Invoice' ? ['InvoiceLine', 'InvoicedQuantity'] : ['CreditNoteLine', 'CreditedQuantity'];
  const party = (role: string, name: string, vat: string): string => `<cac:${role}><cac:Party>
    <cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName>
    <cac:PostalAddress><cbc:StreetName>Main St</cbc:StreetName><cbc:BuildingNumber>5</cbc:BuildingNumber>
      <cbc:CityName>Oslo</cbc:CityName><cbc:PostalZone>0150</cbc:PostalZone><cac:Country><cbc:IdentificationCode>NO</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>${vat}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    </cac:Party></cac:${role}>`;
  return `<?xml version="1.0"?><${kind} xmlns="urn:i" xmlns:cac="urn:a" xmlns:cbc="urn:b">
  <cbc:ID>U-77</cbc:ID><cbc:IssueDate>2024-03-05</cbc:IssueDate>
  ${kind === 'Invoice' ? '<cbc:DueDate>2024-04-04</cbc:DueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>' : ''}
  <cbc:DocumentCurrencyCode>NOK</cbc:DocumentCurrencyCode>
  <cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>U-70</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>
  ${party('AccountingSupplierParty', 'Fjord AS', 'NO999')}${party('AccountingCustomerParty', 'Kunde &lt;AB&gt;', 'SE111')}
  ${kind === 'Invoice' ? '' : '<cac:PaymentMeans><cbc:PaymentDueDate>2024-05-05</cbc:PaymentDueDate></cac:PaymentMeans>'}
  <cac:TaxTotal><cbc:TaxAmount currencyID="NOK">25.00</cbc:TaxAmount></cac:TaxTotal>
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">2.20</cbc:TaxAmount></cac:TaxTotal>
  <cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="NOK">110.00</cbc:LineExtensionAmount>
   <cbc:TaxExclusiveAmount currencyID="NOK">100.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="NOK">125.00</cbc:TaxInclusiveAmount>
   <cbc:AllowanceTotalAmount currencyID="NOK">10.00</cbc:AllowanceTotalAmount><cbc:PayableAmount currencyID="NOK">125.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
  <cac:${line}><cbc:ID>1</cbc:ID><cbc:${quantity} unitCode="EA">2</cbc:${quantity}><cbc:LineExtensionAmount currencyID="NOK">110.00</cbc:LineExtensionAmount>
   <cac:Item><cbc:Description>long text</cbc:Description><cbc:Name>Lamp</cbc:Name><cac:ClassifiedTaxCategory><cbc:Percent>25</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item>
   <cac:Price><cbc:PriceAmount currencyID="NOK">55.00</cbc:PriceAmount></cac:Price></cac:${line}>
  </${kind}>`;
}

describe('cross-industry invoices', () => {
  it.each([
    ['Factur-X and ZUGFeRD 2', CII],
    ['ZUGFeRD 1', ZUGFERD_1],
  ])('%s: every field', (_, xml) => {
    expect(read(xml, ['Kunde AG'])).toMatchObject({
      kind: 'invoice',
      direction: 'purchase',
      number: 'R-1',
      issueDate: '2024-03-05',
      dueDate: '2024-04-04',
      currency: 'EUR',
      supplier: { name: 'Werk GmbH', address: 'Weg 1, 80333 Ulm, DE', taxId: 'DE123456789' },
      customer: { name: 'Kunde AG', address: null, taxId: null },
      items: [{ name: 'Schrauben & Muttern Müller', quantity: '1000', price: '0.05', rate: '19', amount: '50.00' }],
      subtotal: '52.00',
      discount: '2.00',
      service: '4.00',
      tax: '9.88',
      total: '61.88',
      prepaid: '10.00',
      amountDue: '51.88',
    });
    expect(read(xml)?.checks.every((check) => check.holds)).toBe(true);
  });

  it('takes a negative sum or the code 381 for a credit note, its amounts positive', () => {
    const negative = CII.replace('>61.88<', '>-61.88<').replace('>9.88<', '>-9.88<');
    expect(read(negative)).toMatchObject({ kind: 'credit_note', total: '61.88', tax: '9.88' });
    expect(read(CII.replace('>380<', '>381<'))?.kind).toBe('credit_note');
  });
});

describe('UBL', () => {
  it('reads an invoice', () => {
    expect(read(ubl('Invoice'), ['Fjord'])).toMatchObject({
      kind: 'invoice',
      direction: 'sales',
      number: 'U-77',
      issueDate: '2024-03-05',
      dueDate: '2024-04-04',
      currency: 'NOK',
      supplier: { name: 'Fjord AS', address: 'Main St 5, 0150 Oslo, NO', taxId: 'NO999' },
      customer: { name: 'Kunde <AB>', taxId: 'SE111' },
      items: [{ name: 'Lamp', quantity: '2', price: '55.00', rate: '25', amount: '110.00' }],
      subtotal: '100.00',
      discount: '10.00',
      tax: '25.00',
      total: '125.00',
      amountDue: '125.00',
    });
  });

  it('takes headings for no items, and the name as printed', () => {
    const heading = `<cac:InvoiceLine><cbc:InvoicedQuantity>0.00</cbc:InvoicedQuantity><cbc:LineExtensionAmount>0.00</cbc:LineExtensionAmount>
      <cac:Item><cbc:Name>--- Lights ---</cbc:Name></cac:Item></cac:InvoiceLine>`;
    const xml = ubl('Invoice')
      .replace('<cac:InvoiceLine>', `${heading}<cac:InvoiceLine>`)
      .replace('long text', '[L-1] Lamp');
    expect(read(xml)?.items.map((item) => item.name)).toEqual(['[L-1] Lamp']);
  });

  it('reads a credit note with the number of its invoice', () => {
    expect(read(ubl('CreditNote'))).toMatchObject({
      kind: 'credit_note',
      relatedNumber: 'U-70',
      dueDate: '2024-05-05',
      items: [{ name: 'Lamp', quantity: '2', amount: '110.00' }],
      total: '125.00',
    });
  });
});

describe('attachments that are no invoice', () => {
  const nested = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
  it.each([
    ['nothing', ''],
    ['no XML', 'PK\u0003\u0004'],
    ['cut off', CII.slice(0, 900)],
    ['another document', '<?xml version="1.0"?><html><body>Invoice</body></html>'],
    ['without a total', CII.replace(/<ram:GrandTotalAmount>.*?<\/ram:GrandTotalAmount>/u, '')],
    ['with a total that is no number', CII.replace('>61.88<', '>1e9<')],
    ['a bomb of entities', CII.replace('?>', `?><!DOCTYPE x [<!ENTITY e0 "boom">${nested}]>`)],
    ['an outside entity', CII.replace('?>', '?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>')],
    ['nested too deeply', `<a>${'<b>'.repeat(50_000)}`],
  ])('%s are left alone', (_, xml) => expect(read(xml)).toBeNull());
});
