import { readFileSync } from 'node:fs';
import { toManifest } from '@folio/documents';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReader, type Reader, ReadingError, type ReadingStep, sniffType } from './index.ts';

const SAMPLES = new URL('../../../../../packages/documents/samples/', import.meta.url);
const NOBODY = { ownNames: [], ownNumbers: [] };

function sample(path: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(path, SAMPLES)));
}

function manyPages(count: number): Uint8Array {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>'];
  const kids = Array.from({ length: count }, (_, index) => `${4 + index * 2} 0 R`).join(' ');
  objects.push(
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  );
  for (let page = 0; page < count; page++) {
    const text = `BT /F1 12 Tf 50 780 Td (Page ${page + 1} of the general terms and conditions of business) Tj ET`;
    const resources = '/Resources << /Font << /F1 3 0 R >> >>';
    objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + page * 2} 0 R ${resources} >>`);
    objects.push(`<< /Length ${text.length} >>\nstream\n${text}\nendstream`);
  }
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

let reader: Reader;

beforeAll(() => {
  reader = createReader();
});

afterAll(() => reader.close());

async function codeOf(reading: Promise<unknown>): Promise<string> {
  try {
    await reading;
    return 'no error';
  } catch (error) {
    return error instanceof ReadingError ? error.code : String(error);
  }
}

describe('read', () => {
  it('reads a text PDF and reports its steps in order', async () => {
    const steps: unknown[] = [];
    const onStep = (step: ReadingStep, page?: number, pages?: number): void => {
      steps.push(page === undefined ? [step] : [step, page, pages]);
    };
    const reading = await reader.read(sample('bank-statement/syn-d1-harbour-isle-1.pdf'), {
      fileName: 'a.pdf',
      ...NOBODY,
      onStep,
    });
    expect(toManifest(reading)).toMatchObject({ kind: 'bank_statement', reconciles: true });
    expect(reading.statements[0]?.lines).toHaveLength(14);
    expect(steps).toEqual([['reading', 1, 2], ['reading', 2, 2], ['understanding'], ['checking']]);
  });

  it('reads a crooked scan of a statement, line by line', async () => {
    const reading = await reader.read(sample('bank-statement/syn-d6-union-merchant-3.jpg'), {
      fileName: 'b.jpg',
      ...NOBODY,
    });
    expect(reading.statements[0]?.lines).toHaveLength(11);
    expect(reading.statements[0]?.closingBalance?.value).toBe('-39609.26');
    expect(reading.checks.filter((check) => check.code === 'statement_balance' && check.holds)).toHaveLength(1);
    expect(reading.pages).toMatchObject([{ number: 1, source: 'ocr' }]);
  });

  it('reads a scanned invoice', async () => {
    const reading = await reader.read(sample('invoice/syn-i3-modern-deposit-3.jpg'), {
      fileName: 'c.jpg',
      ownNames: ['Fu Kee Noodle Shop'],
      ownNumbers: [],
    });
    expect(toManifest(reading)).toMatchObject({ kind: 'invoice', total: '21341.86', direction: 'sales' });
  });

  it('reads a Chinese receipt', async () => {
    const reading = await reader.read(sample('receipt/syn-i5-restaurant-2.jpg'), { fileName: 'd.jpg', ...NOBODY });
    expect(toManifest(reading)).toMatchObject({
      kind: 'receipt',
      total: '125.40',
      service: '11.40',
      issueDate: '2023-06-14',
    });
  });

  it('prefers the invoice data embedded in the file', async () => {
    const reading = await reader.read(sample('invoice/fx-zugferd-2p0-en16931-einfach.pdf'), {
      fileName: 'e.pdf',
      ...NOBODY,
    });
    expect(reading.total).toMatchObject({ value: '529.87', origin: 'embedded' });
  });

  it('reads 300 pages', async () => {
    const reading = await reader.read(manyPages(300), { fileName: 'f.pdf', ...NOBODY });
    expect(reading.pages).toHaveLength(300);
    expect(reading.kind).toBe('other');
  });

  it('reads several documents at the same time', async () => {
    const names = [
      'invoice/syn-i1-bilingual-classic-1.pdf',
      'invoice/syn-i2-chinese-discount-1.pdf',
      'credit-note/syn-i4-credit-bilingual-1.pdf',
    ];
    const readings = await Promise.all(names.map((name) => reader.read(sample(name), { fileName: name, ...NOBODY })));
    expect(readings.map((reading) => reading.kind)).toEqual(['invoice', 'invoice', 'credit_note']);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['an empty file', () => new Uint8Array(), 'empty'],
    ['a text file', () => new TextEncoder().encode('hello'), 'unsupported_type'],
    ['an encrypted PDF', () => sample('broken/encrypted.pdf'), 'encrypted'],
    ['a PDF that was cut off', () => sample('broken/truncated.pdf'), 'corrupt'],
    ['a PDF in name only', () => new TextEncoder().encode('%PDF-1.7\nnothing here\n%%EOF'), 'corrupt'],
    ['a picture that was cut off', () => sample('receipt/syn-i5-restaurant-2.jpg').subarray(0, 20_000), 'corrupt'],
    ['too many pages', () => manyPages(501), 'too_many_pages'],
  ])('%s: %s', async (_what, bytes, code) => {
    expect(await codeOf(reader.read(bytes(), { fileName: 'x', ...NOBODY }))).toBe(code);
  });

  it('stops when asked to', async () => {
    const signal = AbortSignal.abort();
    expect(await codeOf(reader.read(manyPages(3), { fileName: 'x.pdf', ...NOBODY, signal }))).toBe('aborted');
  });

  it('gives up after the longest time a document may take', async () => {
    const impatient = createReader({ timeoutMs: 1 });
    expect(await codeOf(impatient.read(manyPages(400), { fileName: 'x.pdf', ...NOBODY }))).toBe('timeout');
    await impatient.close();
  });

  it('goes on reading after a failure', async () => {
    await codeOf(reader.read(sample('broken/truncated.pdf'), { fileName: 'x', ...NOBODY }));
    const reading = await reader.read(sample('invoice/syn-i3-modern-deposit-1.pdf'), { fileName: 'y', ...NOBODY });
    expect(reading.total?.value).toBe('4699.77');
  });
});

describe('renderPage', () => {
  it('draws a page of a PDF at the width asked for', async () => {
    const { png, pages } = await reader.renderPage(sample('bank-statement/syn-d1-harbour-isle-1.pdf'), 2, 600);
    expect(pages).toBe(2);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 600, height: 849 });
  });

  it('draws a photo upright, as its boxes are', async () => {
    const upright = sharp(sample('receipt/syn-i5-restaurant-2.jpg'));
    const turned = await upright.rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer();
    const { png } = await reader.renderPage(new Uint8Array(turned), 1, 453);
    expect(await sharp(png).metadata()).toMatchObject({ width: 453, height: 1243 });
    const reading = await reader.read(new Uint8Array(turned), { fileName: 'turned.jpg', ...NOBODY });
    expect(reading.pages).toMatchObject([{ widthPt: 453, heightPt: 1243 }]);
    expect(reading.total?.value).toBe('125.40');
  });

  it('knows which pages there are', async () => {
    expect(await codeOf(reader.renderPage(sample('invoice/syn-i3-modern-deposit-1.pdf'), 2, 600))).toBe(
      'page_out_of_range',
    );
  });
});

describe('sniffType', () => {
  it.each([
    ['invoice/syn-i3-modern-deposit-1.pdf', 'pdf'],
    ['broken/cat.jpg', 'jpg'],
    ['NOTICE', null],
  ])('%s is %s by its content', (path, type) => expect(sniffType(sample(path))).toBe(type));
});
