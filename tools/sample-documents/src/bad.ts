import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { loadExample } from './example.ts';
import { composePdf } from './paper/pdf-composer.ts';
import type { SampleFile } from './sample-file.ts';
import { seededRandom } from './seeded-random.ts';
import { renderBankStatement } from './statement/render-bank-statement.ts';
import { statementFromEvents } from './statement/statement-from-events.ts';

/*
 * Files that must end in a sentence a person understands. Each is made on the spot from nothing but this code.
 */

const CREATED_ON = '2026-03-31';

function statementPdf(): Promise<Uint8Array> {
  const period = { account: '1010', from: '2025-11-01', to: '2025-11-30', layout: 'harbour' } as const;
  return renderBankStatement(statementFromEvents(loadExample(), period));
}

/** The first two thirds of a bank statement: a download that stopped. The page tree and cross references are gone. */
export async function truncatedPdf(): Promise<SampleFile> {
  const whole = await statementPdf();
  return { fileName: 'statement-cut-short.pdf', bytes: whole.slice(0, Math.floor((whole.length * 2) / 3)) };
}

/** The only password that opens the file. */
export const ENCRYPTED_PDF_PASSWORD = 'lantern-0331';

/** A PDF that asks for a password before anything can be read. */
export async function encryptedPdf(): Promise<SampleFile> {
  const bytes = await composePdf({
    title: 'Locked statement',
    createdOn: CREATED_ON,
    userPassword: ENCRYPTED_PDF_PASSWORD,
    ownerPassword: `${ENCRYPTED_PDF_PASSWORD}-owner`,
    content: ['Statement of account 戶口結單', 'Closing balance 95,670.47'],
  });
  return { fileName: 'statement-locked.pdf', bytes };
}

/** A readable PDF of very many short pages. */
export async function manyPagesPdf(pages = 300): Promise<SampleFile> {
  const content = Array.from({ length: pages }, (_, index) => ({
    text: `Appendix, page ${index + 1} of ${pages}`,
    ...(index === 0 ? {} : { pageBreak: 'before' as const }),
  }));
  return {
    fileName: `appendix-${pages}-pages.pdf`,
    bytes: await composePdf({ title: 'Appendix', createdOn: CREATED_ON, content }),
  };
}

function pngChunk(type: string, body: Uint8Array): Uint8Array {
  const chunk = Buffer.alloc(12 + body.length);
  chunk.writeUInt32BE(body.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(body, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + body.length)), 8 + body.length);
  return chunk;
}

/** 100 megapixels of white in a few kilobytes: one bit a pixel in the file, 400 MB once it is unpacked to RGBA. */
export function hugePng(): SampleFile {
  const side = 10_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + Math.ceil(side / 8), 0xff);
  row[0] = 0;
  const rows = Buffer.concat(Array.from({ length: side }, () => row));
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', new Uint8Array()),
  ];
  return { fileName: 'scan-100-megapixel.png', bytes: new Uint8Array(Buffer.concat([signature, ...chunks])) };
}

const CAT_WIDTH = 1200;
const CAT_HEIGHT = 900;

const CAT_SCENE = `<svg xmlns="http://www.w3.org/2000/svg" width="${CAT_WIDTH}" height="${CAT_HEIGHT}" viewBox="0 0 1200 900">
  <defs>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c9b79c"/><stop offset="1" stop-color="#8f7b62"/></linearGradient>
    <radialGradient id="fur" cx="0.4" cy="0.3" r="0.9"><stop offset="0" stop-color="#d9934e"/><stop offset="1" stop-color="#8a4b1c"/></radialGradient>
    <radialGradient id="eye" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#d8e06a"/><stop offset="1" stop-color="#6f8a2a"/></radialGradient>
  </defs>
  <rect width="1200" height="900" fill="url(#wall)"/>
  <rect y="640" width="1200" height="260" fill="#5c3d2e"/>
  <ellipse cx="600" cy="700" rx="470" ry="110" fill="#7d2f3a"/>
  <path d="M860 640 C1040 620 1060 430 960 400 C930 392 925 430 950 440 C1000 470 960 560 850 560 Z" fill="#9a5723"/>
  <ellipse cx="610" cy="560" rx="270" ry="180" fill="url(#fur)"/>
  <path d="M310 250 L330 90 L430 190 Z M560 190 L650 90 L670 250 Z" fill="#9a5723"/>
  <path d="M335 215 L345 135 L400 190 Z M590 190 L638 135 L648 215 Z" fill="#e2a8a0"/>
  <ellipse cx="490" cy="310" rx="200" ry="170" fill="url(#fur)"/>
  <ellipse cx="415" cy="285" rx="42" ry="34" fill="url(#eye)"/><ellipse cx="565" cy="285" rx="42" ry="34" fill="url(#eye)"/>
  <ellipse cx="415" cy="285" rx="11" ry="31" fill="#111"/><ellipse cx="565" cy="285" rx="11" ry="31" fill="#111"/>
  <path d="M470 345 L510 345 L490 368 Z" fill="#c9707a"/>
  <path d="M490 368 C490 400 450 410 430 392 M490 368 C490 400 530 410 550 392" stroke="#4a2814" stroke-width="6" fill="none"/>
  <path d="M440 365 L270 335 M440 378 L265 388 M540 365 L710 335 M540 378 L715 388" stroke="#f3e6d2" stroke-width="4"/>
  <path d="M470 150 L480 205 M500 148 L500 205 M530 150 L520 205" stroke="#6d3611" stroke-width="14" stroke-linecap="round"/>
  <path d="M560 420 C600 470 600 560 570 640 M680 420 C730 480 730 570 700 650 M780 460 C815 510 815 580 790 640" stroke="#6d3611" stroke-width="16" fill="none" stroke-linecap="round"/>
  <ellipse cx="450" cy="715" rx="80" ry="38" fill="#c98545"/><ellipse cx="640" cy="722" rx="80" ry="38" fill="#c98545"/>
</svg>`;

/** A drawn cat on a rug with the grain of a photo: a good JPEG without a letter in it. */
export async function catPhoto(): Promise<SampleFile> {
  const random = seededRandom(20260331);
  const scene = await sharp(Buffer.from(CAT_SCENE)).removeAlpha().blur(1.2).raw().toBuffer();
  const grainy = scene.map((tone) => Math.min(255, Math.max(0, Math.round(tone + (random() + random() - 1) * 22))));
  const image = sharp(grainy, { raw: { width: CAT_WIDTH, height: CAT_HEIGHT, channels: 3 } });
  return { fileName: 'IMG_2041.jpg', bytes: new Uint8Array(await image.jpeg({ quality: 80 }).toBuffer()) };
}

/** An empty file with a valid name. */
export function emptyFile(): SampleFile {
  return { fileName: 'invoice.pdf', bytes: new Uint8Array() };
}

/** Plain text in a file with the name of a PDF. */
export function textNamedPdf(): SampleFile {
  const text = 'Dear accounts, please find the March statement attached.\nKind regards\n';
  return { fileName: 'statement.pdf', bytes: new TextEncoder().encode(text) };
}
