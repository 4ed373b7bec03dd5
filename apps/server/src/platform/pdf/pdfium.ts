import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { pageWords } from './characters.ts';
import { EngineMemory } from './engine-memory.ts';
import type { PdfAttachment, PdfBitmap, PdfPageSize, PdfPageText } from './messages.ts';
import { charactersOf } from './page-characters.ts';
import { pageObjects } from './page-objects.ts';
import { PdfError } from './pdf-error.ts';

const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;
/** FPDF_REMOVE_SECURITY of the engine's fpdf_save.h. */
const SAVE_WITHOUT_SECURITY = 3;
const MAX_ATTACHMENTS = 20;
const ATTACHMENT_MAX_BYTES = 20 * 1024 * 1024;
/** A page may be metres long: a page with more pixels than this is drawn smaller. */
const MAX_DRAWN_PIXELS = 40_000_000;
const RENDER_ANNOTATIONS = 0x01;
const RENDER_REVERSE_BYTE_ORDER = 0x10;
const BITMAP_GREY = 1;
const BITMAP_BGRX = 3;
const WHITE = 0xffffffff;

/** An open document: the engine's pointer and the memory that holds its bytes. */
interface OpenDocument {
  readonly pointer: number;
  readonly memory: number;
}

/** Calls of the PDF engine. One instance belongs to one thread. */
export class Pdfium {
  readonly #engine: WrappedPdfiumModule;
  readonly #memory: EngineMemory;
  readonly #documents = new Map<number, OpenDocument>();
  #nextDocument = 1;

  private constructor(engine: WrappedPdfiumModule) {
    this.#engine = engine;
    this.#memory = new EngineMemory(engine);
  }

  static async load(): Promise<Pdfium> {
    const wasmPath = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
    const wasmBinary = await readFile(wasmPath);
    const engine = await init({ wasmBinary: new Uint8Array(wasmBinary).buffer });
    engine.PDFiumExt_Init();
    return new Pdfium(engine);
  }

  /** How much memory the engine has taken, in bytes; it never releases any. */
  get memoryBytes(): number {
    return this.#memory.sizeBytes;
  }

  open(bytes: Uint8Array): { document: number; pages: number } {
    const opened = this.#load(bytes, '');
    const document = this.#nextDocument++;
    this.#documents.set(document, opened);
    return { document, pages: this.#engine.FPDF_GetPageCount(opened.pointer) };
  }

  /** The same document, saved without its protection. */
  unlock(bytes: Uint8Array, password: string): Uint8Array {
    const { pointer, memory } = this.#load(bytes, password);
    const writer = this.#engine.PDFiumExt_OpenFileWriter();
    try {
      if (!this.#engine.FPDF_SaveAsCopy(pointer, writer, SAVE_WITHOUT_SECURITY)) throw new PdfError('corrupt');
      const length = this.#engine.PDFiumExt_GetFileWriterSize(writer);
      const copy = this.#memory.allocate(length);
      this.#engine.PDFiumExt_GetFileWriterData(writer, copy, length);
      const saved = this.#memory.read(copy, length);
      this.#memory.free(copy);
      return saved;
    } finally {
      this.#engine.PDFiumExt_CloseFileWriter(writer);
      this.#engine.FPDF_CloseDocument(pointer);
      this.#memory.free(memory);
    }
  }

  #load(bytes: Uint8Array, password: string): OpenDocument {
    const memory = this.#memory.allocate(bytes.length);
    this.#memory.write(bytes, memory);
    const pointer = this.#engine.FPDF_LoadMemDocument(memory, bytes.length, password);
    if (pointer !== 0) return { pointer, memory };
    const reason = this.#engine.FPDF_GetLastError();
    this.#memory.free(memory);
    if (reason !== ERROR_PASSWORD && reason !== ERROR_SECURITY) throw new PdfError('corrupt');
    throw new PdfError(password === '' ? 'encrypted' : 'wrong_password');
  }

  close(document: number): void {
    const open = this.#documents.get(document);
    if (open === undefined) return;
    this.#documents.delete(document);
    this.#engine.FPDF_CloseDocument(open.pointer);
    this.#memory.free(open.memory);
  }

  size(document: number, pageNumber: number): PdfPageSize {
    return this.#withPage(document, pageNumber, (page) => ({
      widthPt: this.#engine.FPDF_GetPageWidthF(page),
      heightPt: this.#engine.FPDF_GetPageHeightF(page),
    }));
  }

  text(document: number, pageNumber: number): PdfPageText {
    return this.#withPage(document, pageNumber, (page) => {
      const widthPt = this.#engine.FPDF_GetPageWidthF(page);
      const heightPt = this.#engine.FPDF_GetPageHeightF(page);
      const { words, turn, backwards } = pageWords(charactersOf(this.#engine, this.#memory, page), heightPt / widthPt);
      const sideways = turn === 90 || turn === 270;
      return {
        widthPt: sideways ? heightPt : widthPt,
        heightPt: sideways ? widthPt : heightPt,
        words,
        turn,
        backwards,
        blank: this.#engine.FPDFPage_CountObjects(page) === 0,
        ...pageObjects(this.#engine, this.#memory, page),
      };
    });
  }

  render(document: number, pageNumber: number, widthPx: number, grey: boolean): PdfBitmap {
    return this.#withPage(document, pageNumber, (page) => {
      const aspect = this.#engine.FPDF_GetPageHeightF(page) / this.#engine.FPDF_GetPageWidthF(page);
      const width = Math.max(1, Math.round(Math.min(widthPx, Math.sqrt(MAX_DRAWN_PIXELS / aspect))));
      return this.#draw(page, width, Math.max(1, Math.round(width * aspect)), grey);
    });
  }

  attachments(document: number): PdfAttachment[] {
    const pointer = this.#open(document).pointer;
    const count = Math.min(MAX_ATTACHMENTS, this.#engine.FPDFDoc_GetAttachmentCount(pointer));
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
    const memory = this.#memory.allocate(width * height * channels);
    const format = grey ? BITMAP_GREY : BITMAP_BGRX;
    const bitmap = engine.FPDFBitmap_CreateEx(width, height, format, memory, width * channels);
    try {
      engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      const flags = RENDER_ANNOTATIONS | (grey ? 0 : RENDER_REVERSE_BYTE_ORDER);
      engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
      const pixels = this.#memory.read(memory, width * height * channels);
      return { width, height, channels, pixels };
    } finally {
      engine.FPDFBitmap_Destroy(bitmap);
      this.#memory.free(memory);
    }
  }

  #attachmentBytes(attachment: number): Uint8Array | null {
    const size = this.#memory.allocate(4);
    try {
      if (!this.#engine.FPDFAttachment_GetFile(attachment, 0, 0, size)) return null;
      const length = this.#memory.view(size, 4).getUint32(0, true);
      if (length === 0 || length > ATTACHMENT_MAX_BYTES) return null;
      const memory = this.#memory.allocate(length);
      this.#engine.FPDFAttachment_GetFile(attachment, memory, length, size);
      const bytes = this.#memory.read(memory, length);
      this.#memory.free(memory);
      return bytes;
    } finally {
      this.#memory.free(size);
    }
  }

  #attachmentName(attachment: number): string {
    const length = this.#engine.FPDFAttachment_GetName(attachment, 0, 0);
    const memory = this.#memory.allocate(Math.max(2, length));
    try {
      this.#engine.FPDFAttachment_GetName(attachment, memory, length);
      return this.#engine.pdfium.UTF16ToString(memory);
    } finally {
      this.#memory.free(memory);
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
}
