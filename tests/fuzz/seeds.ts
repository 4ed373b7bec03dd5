import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { drawCommercial } from '../../tools/document-lab/src/commercial/draw-commercial.ts';
import { drawStatement } from '../../tools/document-lab/src/draw-statement.ts';
import { type Medium, onMedium } from '../../tools/document-lab/src/media.ts';
import type { DrawnPaper } from '../../tools/document-lab/src/placed-page.ts';

/** A healthy small file that mutations start from. */
export interface Seed {
  readonly name: string;
  readonly type: 'pdf' | 'png' | 'jpg';
  readonly bytes: Uint8Array;
}

const SAMPLES = new URL('../../packages/documents/samples/', import.meta.url);
const LINES = [
  'Fook Cheong Trading Limited',
  'INVOICE',
  'Invoice no. INV-2047',
  'Date 5 March 2026',
  'Office chair 2 x 400.00 800.00',
  'Total HK$ 800.00',
];

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);
}

/** Puts objects together as a PDF with a correct cross-reference table; the first one is the catalogue. */
export function pdfOf(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const parts: Uint8Array[] = [latin('%PDF-1.7\n')];
  const size = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  const offsets = objects.map((object, index) => {
    const offset = size();
    parts.push(latin(`${index + 1} 0 obj\n`), typeof object === 'string' ? latin(object) : object, latin('\nendobj\n'));
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = size();
  parts.push(latin(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`));
  parts.push(latin(`trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A stream object; `dictionary` holds its entries other than the length. */
export function streamOf(content: Uint8Array, dictionary = ''): Uint8Array {
  return Buffer.concat([
    latin(`<< /Length ${content.length} ${dictionary} >>\nstream\n`),
    content,
    latin('\nendstream'),
  ]);
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const PAGES = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';

export function pageObject(box = '0 0 595 842', extra = ''): string {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> ${extra} >> >>`;
}

export function textContent(): string {
  return LINES.map((line, index) => `BT /F1 12 Tf 50 ${780 - index * 24} Td (${line}) Tj ET`).join('\n');
}

function plainPdf(): Uint8Array {
  return pdfOf([CATALOGUE, PAGES, pageObject(), FONT, streamOf(latin(textContent()))]);
}

function packedPdf(): Uint8Array {
  return pdfOf([
    CATALOGUE,
    PAGES,
    pageObject(),
    FONT,
    streamOf(deflateSync(latin(textContent())), '/Filter /FlateDecode'),
  ]);
}

function attachedPdf(): Uint8Array {
  const xml = latin('<?xml version="1.0"?><Invoice><ID>INV-2047</ID></Invoice>');
  const names = '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(factur-x.xml) 6 0 R] >> >> >>';
  const file = '<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF << /F 7 0 R >> >>';
  return pdfOf([
    names,
    PAGES,
    pageObject(),
    FONT,
    streamOf(latin(textContent())),
    file,
    streamOf(xml, '/Type /EmbeddedFile'),
  ]);
}

async function picturePdf(jpeg: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await sharp(jpeg).metadata();
  const image = streamOf(
    jpeg,
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`,
  );
  const page = pageObject('0 0 595 842', '/XObject << /I 6 0 R >>');
  return pdfOf([CATALOGUE, PAGES, page, FONT, streamOf(latin('595 0 0 842 0 0 cm /I Do')), image]);
}

/** A small page of lines as a picture: what is on it does not matter, only that it is a whole one. */
function picture(): Sharp {
  const lines = LINES.map((_, index) => `<rect x="20" y="${20 + index * 26}" width="${90 + index * 20}" height="10"/>`);
  return sharp(
    Buffer.from(
      `<svg width="240" height="340" xmlns="http://www.w3.org/2000/svg"><rect width="240" height="340" fill="#fff"/>${lines.join('')}</svg>`,
    ),
  ).greyscale();
}

function sample(name: string, file: string): Seed {
  return { name, type: 'pdf', bytes: new Uint8Array(readFileSync(new URL(file, SAMPLES))) };
}

const STATEMENT_MEDIA: readonly Medium[] = ['text', 'broken'];
const COMMERCIAL_MEDIA: readonly Medium[] = ['text', 'scan', 'photo'];

/** The first page alone: recognition is replaced, so that further pages would only make the file larger. */
async function drawn(name: string, { pages, ...paper }: DrawnPaper, medium: Medium, seed: number): Promise<Seed> {
  const file = await onMedium({ ...paper, pages: pages.slice(0, 1) }, medium, seed, 'drawn');
  return { name: `drawn ${name}, ${medium}`, type: file.name.endsWith('.jpg') ? 'jpg' : 'pdf', bytes: file.bytes };
}

/** A statement and a business paper that the document lab draws from this seed, on each of its media. */
function drawnSeeds(seed: number): Promise<Seed[]> {
  const { paper: statement } = drawStatement(seed, seed);
  const { paper: commercial } = drawCommercial(seed, seed);
  return Promise.all([
    ...STATEMENT_MEDIA.map((medium) => drawn('statement', statement, medium, seed)),
    ...COMMERCIAL_MEDIA.map((medium) => drawn('business paper', commercial, medium, seed)),
  ]);
}

/**
 * The healthy files: hand-made PDFs with a text layer, packed, with an attachment, with a picture; pictures; a real one;
 * and those that the document lab draws from `seed`.
 */
export async function healthySeeds(seed: number): Promise<Seed[]> {
  const jpeg = new Uint8Array(await picture().jpeg({ quality: 60 }).toBuffer());
  const png = new Uint8Array(await picture().png().toBuffer());
  const progressive = new Uint8Array(await picture().jpeg({ progressive: true, quality: 50 }).toBuffer());
  return [
    { name: 'plain', type: 'pdf', bytes: plainPdf() },
    { name: 'packed', type: 'pdf', bytes: packedPdf() },
    { name: 'attached', type: 'pdf', bytes: attachedPdf() },
    { name: 'picture', type: 'pdf', bytes: await picturePdf(jpeg) },
    { name: 'jpeg', type: 'jpg', bytes: jpeg },
    { name: 'progressive', type: 'jpg', bytes: progressive },
    { name: 'png', type: 'png', bytes: png },
    sample('real statement', 'bank-statement/syn-d4-neon-2.pdf'),
    ...(await drawnSeeds(seed)),
  ];
}

/** A healthy document with a text layer: it must still be read after whatever came before. */
export function healthyPdf(): Uint8Array {
  return plainPdf();
}
