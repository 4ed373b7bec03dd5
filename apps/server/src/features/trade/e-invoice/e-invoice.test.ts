import { inflateSync } from 'node:zlib';
import { readDocument } from '@folio/documents';
import { afterAll, describe, expect, it } from 'vitest';
import { BUYER, SELLER, testPaper } from '../../../../test/papers.ts';
import { createReader } from '../../../platform/reader/index.ts';
import { facturxOf, ublOf } from './index.ts';

const paper = testPaper({
  reference: 'PO 7',
  buyer: { ...BUYER, email: 'accounts@blueharbour.example' },
  mark: null,
});

/** The dictionary of an object as the last update of the file wrote it. */
function objectIn(pdf: Buffer, number: string): string {
  const text = pdf.toString('latin1');
  return text.slice(text.lastIndexOf(`\n${number} 0 obj\n`)).split('endobj')[0] ?? '';
}

function reference(dictionary: string, name: string): string {
  return new RegExp(`/${name} \\[?(\\d+) 0 R`, 'u').exec(dictionary)?.[1] ?? '';
}

describe('an issued invoice as Factur-X', () => {
  const reader = createReader();
  afterAll(() => reader.close());

  it('is a PDF/A-3 that names its data, its colours and its standard', async () => {
    const pdf = Buffer.from(await facturxOf(paper));
    const text = pdf.toString('latin1');
    const trailer = text.slice(text.lastIndexOf('trailer'));
    const catalogue = objectIn(pdf, reference(trailer, 'Root'));
    expect(catalogue).toContain('/Version /1.7');
    const metadata = objectIn(pdf, reference(catalogue, 'Metadata'));
    const xmp = Buffer.from(metadata, 'latin1').toString('utf8');
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
    expect(xmp).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
    expect(xmp).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(xmp).toContain('<pdfaSchema:prefix>fx</pdfaSchema:prefix>');
    const file = objectIn(pdf, reference(catalogue, 'AF'));
    expect(file).toContain('/AFRelationship /Alternative');
    expect(file).toContain('/UF (factur-x.xml)');
    const data = objectIn(pdf, reference(file, 'F'));
    expect(data).toMatch(/\/Subtype \/text#2Fxml.*\/ModDate \(D:\d{14}Z\)/su);
    const stream = Buffer.from(data.slice(data.indexOf('stream\n') + 7, data.lastIndexOf('\nendstream')), 'latin1');
    expect(inflateSync(stream).toString('utf8')).toContain('<rsm:CrossIndustryInvoice');
    const intent = objectIn(pdf, reference(catalogue, 'OutputIntents'));
    expect(intent).toContain('/S /GTS_PDFA1');
    const names = objectIn(pdf, reference(catalogue, 'Names'));
    expect(names).toContain('/EmbeddedFiles << /Names [(factur-x.xml)');
    // Every font that is named has its file inside.
    expect(text.match(/\/Type \/FontDescriptor/gu)?.length).toBe(text.match(/\/FontFile2 \d+ 0 R/gu)?.length);
  });

  it('is understood when it comes back, from the data inside', async () => {
    const options = { fileName: 'a.pdf', ownNames: [BUYER.name], ownNumbers: [] };
    const { pages, attachments } = await reader.readPages(await facturxOf(paper), options);
    const reading = readDocument({ pages, attachments, ...options });
    expect(reading.electronic).toBeDefined();
    expect(reading).toMatchObject({
      kind: 'invoice',
      direction: 'purchase',
      number: { value: paper.number, origin: 'embedded' },
      total: { value: paper.total },
      supplier: { name: { value: SELLER.name } },
    });
    expect(reading.checks.every((check) => check.holds)).toBe(true);
  });
});

describe('what cannot be an electronic invoice', () => {
  it.each([
    ['somebody else’s bill', testPaper({ ...paper, type: 'purchase_bill' }), 'e_invoice_type'],
    ['a quotation', testPaper({ ...paper, type: 'quotation' }), 'e_invoice_type'],
    ['a draft', testPaper({ ...paper, mark: 'draft' }), 'e_invoice_unconfirmed'],
    ['a voided invoice', testPaper({ ...paper, mark: 'voided' }), 'e_invoice_voided'],
  ])('%s', (_, refused, word) => {
    expect(() => ublOf(refused)).toThrowError(expect.objectContaining({ word }));
    expect(() => facturxOf(refused)).toThrowError(expect.objectContaining({ word }));
  });

  it('says everything Peppol misses at once, and asks less of Factur-X', async () => {
    const bare = testPaper({ ...paper, reference: null, orderNumber: null, buyer: { ...BUYER, email: null } });
    expect(() => ublOf(bare)).toThrowError(
      expect.objectContaining({
        word: 'e_invoice_incomplete',
        faults: [
          { path: 'buyer_email', word: 'e_invoice_buyer_email' },
          { path: 'buyer_reference', word: 'e_invoice_buyer_reference' },
        ],
      }),
    );
    expect((await facturxOf(bare)).length).toBeGreaterThan(1000);
  });
});
