import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { type Character, wordsOfCharacters } from './characters.ts';
import type { PdfAttachment, PdfBitmap, PdfPageText } from './messages.ts';
import { PdfError } from './pdf-error.ts';

const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;
const ATTACHMENT_MAX_BYTES = 20 * 1024 * 1024;
/** Device size used only to learn the page's coordinate system (crop box, rotation) precisely. */
const DEVICE_UNITS = 1_000_000;
/** Text turned by more than this (radians) is a watermark or a margin note. */
const MAX_TEXT_ANGLE = 0.2;
const RENDER_ANNOTATIONS = 0x01;
const RENDER_REVERSE_BYTE_ORDER = 0x10;
const BITMAP_GREY = 1;
const BITMAP_BGRX = 3;
const WHITE = 0xffffffff;
/** A line of text is rarely higher than this many times its font's size. */
const MAX_LINE_HEIGHT_EM = 1.7;
const ASCENT_EM = 0.9;
const DESCENT_EM = 0.25;

/** An open document: the pointer of the engine and the memory that holds its bytes. */
interface OpenDocument {
  readonly pointer: number;
  readonly memory: number;
}

type Transform = (x: number, y: number) => { x: number; y: number };

/** The PDF engine behind plain calls. One instance belongs to one thread. */
export class Pdfium {
  readonly #engine: WrappedPdfiumModule;
  readonly #documents = new Map<number, OpenDocument>();
  #nextDocument = 1;

  private constructor(engine: WrappedPdfiumModule) {
    this.#engine = engine;
  }

  static async load(): Promise<Pdfium> {
    const wasmPath = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
    const wasmBinary = await readFile(wasmPath);
    const engine = await init({ wasmBinary: new Uint8Array(wasmBinary).buffer });
    engine.PDFiumExt_Init();
    return new Pdfium(engine);
  }

  open(bytes: Uint8Array): { document: number; pages: number } {
    const memory = this.#allocate(bytes.length);
    this.#memory().set(bytes, memory);
    const pointer = this.#engine.FPDF_LoadMemDocument(memory, bytes.length, '');
    if (pointer === 0) {
      const reason = this.#engine.FPDF_GetLastError();
      this.#free(memory);
      throw new PdfError(reason === ERROR_PASSWORD || reason === ERROR_SECURITY ? 'encrypted' : 'corrupt');
    }
    const document = this.#nextDocument++;
    this.#documents.set(document, { pointer, memory });
    return { document, pages: this.#engine.FPDF_GetPageCount(pointer) };
  }

  close(document: number): void {
    const open = this.#documents.get(document);
    if (open === undefined) return;
    this.#documents.delete(document);
    this.#engine.FPDF_CloseDocument(open.pointer);
    this.#free(open.memory);
  }

  text(document: number, pageNumber: number): PdfPageText {
    return this.#withPage(document, pageNumber, (page) => {
      const widthPt = this.#engine.FPDF_GetPageWidthF(page);
      const heightPt = this.#engine.FPDF_GetPageHeightF(page);
      const characters = this.#characters(page);
      const words = wordsOfCharacters(characters, heightPt / widthPt);
      return { widthPt, heightPt, words, blank: this.#engine.FPDFPage_CountObjects(page) === 0 };
    });
  }

  render(document: number, pageNumber: number, widthPx: number, grey: boolean): PdfBitmap {
    return this.#withPage(document, pageNumber, (page) => {
      const aspect = this.#engine.FPDF_GetPageHeightF(page) / this.#engine.FPDF_GetPageWidthF(page);
      return this.#draw(page, widthPx, Math.max(1, Math.round(widthPx * aspect)), grey);
    });
  }

  attachments(document: number): PdfAttachment[] {
    const pointer = this.#open(document).pointer;
    const count = this.#engine.FPDFDoc_GetAttachmentCount(pointer);
    const found: PdfAttachment[] = [];
    for (let index = 0; index < count; index++) {
      const attachment = this.#engine.FPDFDoc_GetAttachment(pointer, index);
      const bytes = this.#attachmentBytes(attachment);
      if (bytes !== null) found.push({ name: this.#attachmentName(attachment), bytes });
    }
    return found;
  }

  #draw(page: number, width: number, height: number, grey: boolean): PdfBitmap {
    const engine = this.#engine;
    const channels = grey ? 1 : 4;
    const memory = this.#allocate(width * height * channels);
    const format = grey ? BITMAP_GREY : BITMAP_BGRX;
    const bitmap = engine.FPDFBitmap_CreateEx(width, height, format, memory, width * channels);
    try {
      engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      const flags = RENDER_ANNOTATIONS | (grey ? 0 : RENDER_REVERSE_BYTE_ORDER);
      engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
      const pixels = this.#memory().slice(memory, memory + width * height * channels);
      return { width, height, channels, pixels };
    } finally {
      engine.FPDFBitmap_Destroy(bitmap);
      this.#free(memory);
    }
  }

  #characters(page: number): Character[] {
    const engine = this.#engine;
    const text = engine.FPDFText_LoadPage(page);
    const rectangle = this.#allocate(16);
    const scratch = this.#allocate(24);
    try {
      const toFraction = this.#transform(page);
      const characters: Character[] = [];
      for (let index = 0; index < engine.FPDFText_CountChars(text); index++) {
        const codePoint = engine.FPDFText_GetUnicode(text, index);
        if (codePoint === 0 || isTurned(engine.FPDFText_GetCharAngle(text, index))) continue;
        if (!engine.FPDFText_GetLooseCharBox(text, index, rectangle)) continue;
        const [left = 0, fontTop = 0, right = 0, fontBottom = 0] = this.#floats(rectangle, 4);
        const { top, bottom } = this.#lineHeight(text, index, { top: fontTop, bottom: fontBottom }, scratch);
        characters.push({ codePoint: validCodePoint(codePoint), ...corners(toFraction, left, top, right, bottom) });
      }
      return characters;
    } finally {
      this.#free(rectangle);
      this.#free(scratch);
      engine.FPDFText_ClosePage(text);
    }
  }

  /**
   * How high a character's line is. Some Chinese fonts declare room for several lines above and below; boxes of that
   * height would overlap the neighbouring lines, so beyond reason the height follows from size and baseline.
   */
  #lineHeight(text: number, index: number, declared: { top: number; bottom: number }, scratch: number) {
    const engine = this.#engine;
    if (!engine.FPDFText_GetMatrix(text, index, scratch)) return declared;
    const [, shear = 0, , scale = 1] = this.#floats(scratch, 4);
    const em = engine.FPDFText_GetFontSize(text, index) * Math.hypot(shear, scale);
    if (em <= 0 || declared.top - declared.bottom <= em * MAX_LINE_HEIGHT_EM) return declared;
    if (!engine.FPDFText_GetCharOrigin(text, index, scratch, scratch + 8)) return declared;
    const [, baseline = 0] = this.#doubles(scratch, 2);
    return { top: baseline + em * ASCENT_EM, bottom: baseline - em * DESCENT_EM };
  }

  /** The affine map from page coordinates (origin bottom left, unrotated) to fractions of the upright page. */
  #transform(page: number): Transform {
    const origin = this.#toDevice(page, 0, 0);
    const right = this.#toDevice(page, 1000, 0);
    const up = this.#toDevice(page, 0, 1000);
    return (x, y) => ({
      x: (origin.x + ((right.x - origin.x) * x + (up.x - origin.x) * y) / 1000) / DEVICE_UNITS,
      y: (origin.y + ((right.y - origin.y) * x + (up.y - origin.y) * y) / 1000) / DEVICE_UNITS,
    });
  }

  #toDevice(page: number, x: number, y: number): { x: number; y: number } {
    const memory = this.#allocate(8);
    try {
      this.#engine.FPDF_PageToDevice(page, 0, 0, DEVICE_UNITS, DEVICE_UNITS, 0, x, y, memory, memory + 4);
      const view = new DataView(this.#memory().buffer, memory, 8);
      return { x: view.getInt32(0, true), y: view.getInt32(4, true) };
    } finally {
      this.#free(memory);
    }
  }

  #attachmentBytes(attachment: number): Uint8Array | null {
    const size = this.#allocate(4);
    try {
      if (!this.#engine.FPDFAttachment_GetFile(attachment, 0, 0, size)) return null;
      const length = new DataView(this.#memory().buffer, size, 4).getUint32(0, true);
      if (length === 0 || length > ATTACHMENT_MAX_BYTES) return null;
      const memory = this.#allocate(length);
      this.#engine.FPDFAttachment_GetFile(attachment, memory, length, size);
      const bytes = this.#memory().slice(memory, memory + length);
      this.#free(memory);
      return bytes;
    } finally {
      this.#free(size);
    }
  }

  #attachmentName(attachment: number): string {
    const length = this.#engine.FPDFAttachment_GetName(attachment, 0, 0);
    const memory = this.#allocate(Math.max(2, length));
    try {
      this.#engine.FPDFAttachment_GetName(attachment, memory, length);
      return this.#engine.pdfium.UTF16ToString(memory);
    } finally {
      this.#free(memory);
    }
  }

  #withPage<T>(document: number, pageNumber: number, work: (page: number) => T): T {
    const open = this.#open(document);
    if (pageNumber < 1 || pageNumber > this.#engine.FPDF_GetPageCount(open.pointer)) {
      throw new PdfError('page_out_of_range');
    }
    const page = this.#engine.FPDF_LoadPage(open.pointer, pageNumber - 1);
    if (page === 0) throw new PdfError('corrupt');
    try {
      return work(page);
    } finally {
      this.#engine.FPDF_ClosePage(page);
    }
  }

  #open(document: number): OpenDocument {
    const open = this.#documents.get(document);
    if (open === undefined) throw new PdfError('corrupt');
    return open;
  }

  #doubles(pointer: number, count: number): number[] {
    const view = new DataView(this.#memory().buffer, pointer, count * 8);
    return Array.from({ length: count }, (_, index) => view.getFloat64(index * 8, true));
  }

  #floats(pointer: number, count: number): number[] {
    const view = new DataView(this.#memory().buffer, pointer, count * 4);
    return Array.from({ length: count }, (_, index) => view.getFloat32(index * 4, true));
  }

  /** The engine's memory. Fetched anew every time: growing replaces it. */
  #memory(): Uint8Array {
    return (this.#engine.pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
  }

  #allocate(length: number): number {
    const memory = this.#engine.pdfium.wasmExports.malloc(length);
    if (memory === 0) throw new PdfError('corrupt');
    return memory;
  }

  #free(memory: number): void {
    this.#engine.pdfium.wasmExports.free(memory);
  }
}

function isTurned(angle: number): boolean {
  const turn = Math.abs(angle % (Math.PI / 2));
  return angle > 0 && Math.min(turn, Math.PI / 2 - turn) > MAX_TEXT_ANGLE;
}

function validCodePoint(codePoint: number): number {
  return codePoint > 0x10ffff || (codePoint >= 0xd800 && codePoint <= 0xdfff) ? 0xfffd : codePoint;
}

function corners(
  map: Transform,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Omit<Character, 'codePoint'> {
  const first = map(left, top);
  const second = map(right, bottom);
  return {
    left: Math.min(first.x, second.x),
    top: Math.min(first.y, second.y),
    right: Math.max(first.x, second.x),
    bottom: Math.max(first.y, second.y),
  };
}
