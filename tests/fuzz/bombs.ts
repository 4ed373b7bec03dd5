import { crc32, deflateSync } from 'node:zlib';
import type { Chance } from '../../tools/document-lab/src/chance.ts';
import { pageObject, pdfOf, type Seed, streamOf, textContent } from './seeds.ts';

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const HUGE = ['99999999', '2147483647', '4294967296', '-2147483648', '1e38', '0', '0.0001', '200000'];

function latin(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

/** Little packed, a great deal unpacked: spaces, or operators that draw. */
function packedBomb(chance: Chance): Uint8Array {
  const unit = chance.of([' ', 'q ', '0 0 m 9 9 l S ', 'BT /F1 9 Tf (a) Tj ET ']);
  const content = latin(unit.repeat(Math.floor((chance.of([1, 1, 2, 4, 16]) * 1_000_000) / unit.length)));
  const once = deflateSync(content);
  const twice = chance.percent(40);
  const filter = twice ? '/Filter [/FlateDecode /FlateDecode]' : '/Filter /FlateDecode';
  return pdfOf([CATALOGUE, PAGES, pageObject(), FONT, streamOf(twice ? deflateSync(once) : once, filter)]);
}

/** Dictionaries or arrays within one another, many thousands deep. */
function deepNesting(chance: Chance): Uint8Array {
  const depth = chance.of([100, 2000, 50_000, 200_000]);
  const [open, close] = chance.of([
    ['[', ']'],
    ['<< /A ', '>>'],
    ['(', ')'],
  ]) as [string, string];
  const nested = `${open.repeat(depth)}${chance.percent(50) ? close.repeat(depth) : ''}`;
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /Extra ${nested} >>`,
    PAGES,
    pageObject(),
    FONT,
    streamOf(latin(textContent())),
  ]);
}

/** A page of an absurd size, or turned and scaled absurdly. */
function hugePage(chance: Chance): Uint8Array {
  const number = (): string => chance.of(HUGE);
  const page = pageObject(`${number()} ${number()} ${number()} ${number()}`).replace(
    '/Type /Page ',
    `/Type /Page /Rotate ${number()} /UserUnit ${number()} `,
  );
  const content = chance.percent(50) ? textContent() : '0 0 9 9 re f';
  return pdfOf([CATALOGUE, PAGES, page, FONT, streamOf(latin(content))]);
}

/** Page trees and forms that contain themselves, and counts that lie. */
function circle(chance: Chance): Uint8Array {
  const pages = chance.of([
    '<< /Type /Pages /Count 400 /Kids [2 0 R 3 0 R] >>',
    `<< /Type /Pages /Count ${chance.of(HUGE)} /Kids [3 0 R] >>`,
    `<< /Type /Pages /Count 450 /Kids [${'3 0 R '.repeat(450)}] >>`,
  ]);
  const form = streamOf(
    latin('/X Do '.repeat(chance.of([1, 60]))),
    '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
  );
  return pdfOf([
    CATALOGUE,
    pages,
    pageObject('0 0 595 842', '/XObject << /X 6 0 R >>'),
    FONT,
    streamOf(latin('/X Do')),
    form,
  ]);
}

/** A picture inside a PDF that says it is far larger than its data. */
function lyingPicture(chance: Chance): Uint8Array {
  const side = (): number => chance.of([1, 9000, 30_000, 65_535, 2_000_000]);
  const image = streamOf(
    deflateSync(new Uint8Array(100)),
    `/Type /XObject /Subtype /Image /Width ${side()} /Height ${side()} /ColorSpace /DeviceRGB /BitsPerComponent ${chance.of([1, 8, 16, 77])} /Filter /FlateDecode`,
  );
  return pdfOf([
    CATALOGUE,
    PAGES,
    pageObject('0 0 595 842', '/XObject << /I 6 0 R >>'),
    FONT,
    streamOf(latin('595 0 0 842 0 0 cm /I Do')),
    image,
  ]);
}

/** An action that runs when the file is opened, and an attachment that is a program: both are to be ignored. */
function scripted(): Uint8Array {
  const catalogue =
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while(true){}) >> /Names << /EmbeddedFiles << /Names [(run.exe) 6 0 R] >> >> >>';
  const file = '<< /Type /Filespec /F (run.exe) /EF << /F 7 0 R >> >>';
  return pdfOf([
    catalogue,
    PAGES,
    pageObject(),
    FONT,
    streamOf(latin(textContent())),
    file,
    streamOf(latin('MZ\u0090'), '/Type /EmbeddedFile'),
  ]);
}

export function pdfBomb(chance: Chance): Uint8Array {
  return chance.of([packedBomb, deepNesting, hugePage, circle, lyingPicture, scripted])(chance);
}

/** A PNG with false dimensions in its header and a right checksum, so that the decoder accepts it. */
function lyingPng(bytes: Uint8Array, chance: Chance): Uint8Array {
  const png = Buffer.from(bytes);
  const side = (): number => chance.of([0, 1, 241, 20_000, 60_000, 2_000_000, 0x7fff_ffff]);
  png.writeUInt32BE(side(), 16);
  png.writeUInt32BE(side(), 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A JPEG with false dimensions in its frame header. */
function lyingJpeg(bytes: Uint8Array, chance: Chance): Uint8Array {
  const jpeg = Buffer.from(bytes);
  const frame = [0xc0, 0xc2].map((marker) => jpeg.indexOf(Buffer.from([0xff, marker]))).find((at) => at > 0);
  if (frame === undefined) return jpeg;
  jpeg.writeUInt16BE(chance.of([0, 1, 341, 30_000, 65_535]), frame + 5);
  jpeg.writeUInt16BE(chance.of([0, 1, 241, 30_000, 65_535]), frame + 7);
  return jpeg;
}

/** The seed with dimensions that are not its own; PDFs become one of the bombs. */
export function dimensionLie(seed: Seed, chance: Chance): Uint8Array {
  if (seed.type === 'pdf') return pdfBomb(chance);
  return seed.type === 'png' ? lyingPng(seed.bytes, chance) : lyingJpeg(seed.bytes, chance);
}
