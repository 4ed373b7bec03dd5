import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import sharp from 'sharp';

/** A page as pixels: `rgb` holds three bytes a pixel, rows from the top. */
export interface PageBitmap {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

export interface PageChoice {
  /** Counted from 1; default: the first page. */
  readonly page?: number;
  /** Default: 150. */
  readonly dpi?: number;
}

const DRAW_ANNOTATIONS = 0x01;
const FORMAT_BGRX = 3;

/** The module's memory; its own types leave it to a package of compiler types that is not installed. */
interface PdfiumMemory {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc(size: number): number; free(address: number): void };
}

let loaded: Promise<WrappedPdfiumModule> | undefined;

async function load(): Promise<WrappedPdfiumModule> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const overrides = { wasmBinary: new Uint8Array(wasm).buffer };
  const pdfium = await init(overrides);
  pdfium.PDFiumExt_Init();
  return pdfium;
}

function memoryOf(pdfium: WrappedPdfiumModule): PdfiumMemory {
  return pdfium.pdfium as unknown as PdfiumMemory;
}

/** Opens the document, hands it to `use`, closes it whatever happens. Throws when the bytes are no readable PDF. */
async function withDocument<T>(
  pdfBytes: Uint8Array,
  use: (pdfium: WrappedPdfiumModule, document: number) => T,
): Promise<T> {
  loaded ??= load();
  const pdfium = await loaded;
  const memory = memoryOf(pdfium);
  const address = memory.wasmExports.malloc(Math.max(pdfBytes.length, 1));
  try {
    memory.HEAPU8.set(pdfBytes, address);
    const document = pdfium.FPDF_LoadMemDocument(address, pdfBytes.length, '');
    if (document === 0) throw new Error(`PDF cannot be opened (pdfium error ${pdfium.FPDF_GetLastError()})`);
    try {
      return use(pdfium, document);
    } finally {
      pdfium.FPDF_CloseDocument(document);
    }
  } finally {
    memory.wasmExports.free(address);
  }
}

function withPage<T>(pdfium: WrappedPdfiumModule, document: number, page: number, use: (handle: number) => T): T {
  const handle = pdfium.FPDF_LoadPage(document, page - 1);
  if (handle === 0) throw new RangeError(`the PDF has no page ${page}`);
  try {
    return use(handle);
  } finally {
    pdfium.FPDF_ClosePage(handle);
  }
}

/** The bytes of a document as PDFium writes it. */
function savedCopy(pdfium: WrappedPdfiumModule, document: number): Uint8Array {
  const memory = memoryOf(pdfium);
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  try {
    pdfium.PDFiumExt_SaveAsCopy(document, writer);
    const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
    const address = memory.wasmExports.malloc(size);
    try {
      pdfium.PDFiumExt_GetFileWriterData(writer, address, size);
      return memory.HEAPU8.slice(address, address + size);
    } finally {
      memory.wasmExports.free(address);
    }
  } finally {
    pdfium.PDFiumExt_CloseFileWriter(writer);
  }
}

const HALF_TURN = 2;

/** The same document with some pages (counted from 1) upside down; their text layers turn with them. */
export async function turnedUpsideDown(pdfBytes: Uint8Array, pages: readonly number[]): Promise<Uint8Array> {
  if (pages.length === 0) return pdfBytes;
  return withDocument(pdfBytes, (pdfium, document) => {
    for (const page of pages)
      withPage(pdfium, document, page, (handle) => pdfium.FPDFPage_SetRotation(handle, HALF_TURN));
    return savedCopy(pdfium, document);
  });
}

export function pageCount(pdfBytes: Uint8Array): Promise<number> {
  return withDocument(pdfBytes, (pdfium, document) => pdfium.FPDF_GetPageCount(document));
}

/** Text layer of a page, lines separated by line feeds; empty for a scanned page. */
export function pageText(pdfBytes: Uint8Array, page = 1): Promise<string> {
  return withDocument(pdfBytes, (pdfium, document) =>
    withPage(pdfium, document, page, (handle) => {
      const textPage = pdfium.FPDFText_LoadPage(handle);
      const count = pdfium.FPDFText_CountChars(textPage);
      let text = '';
      for (let index = 0; index < count; index++) {
        text += String.fromCodePoint(pdfium.FPDFText_GetUnicode(textPage, index));
      }
      pdfium.FPDFText_ClosePage(textPage);
      return text.replaceAll('\r\n', '\n');
    }),
  );
}

function rgbOfBgrx(bgrx: Uint8Array, width: number, height: number): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = bgrx[from + 2] ?? 0;
    rgb[to + 1] = bgrx[from + 1] ?? 0;
    rgb[to + 2] = bgrx[from] ?? 0;
  }
  return rgb;
}

function drawPage(pdfium: WrappedPdfiumModule, handle: number, dpi: number): PageBitmap {
  const width = Math.round((pdfium.FPDF_GetPageWidthF(handle) * dpi) / 72);
  const height = Math.round((pdfium.FPDF_GetPageHeightF(handle) * dpi) / 72);
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, FORMAT_BGRX, 0, 0);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    pdfium.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, DRAW_ANNOTATIONS);
    const address = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const bgrx = memoryOf(pdfium).HEAPU8.subarray(address, address + width * height * 4);
    return { width, height, rgb: rgbOfBgrx(bgrx, width, height) };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

export function pageBitmap(pdfBytes: Uint8Array, { page = 1, dpi = 150 }: PageChoice = {}): Promise<PageBitmap> {
  return withDocument(pdfBytes, (pdfium, document) =>
    withPage(pdfium, document, page, (handle) => drawPage(pdfium, handle, dpi)),
  );
}

/** Draws one page of a PDF as a clean PNG. */
export async function toPng(pdfBytes: Uint8Array, choice: PageChoice = {}): Promise<Uint8Array> {
  const { width, height, rgb } = await pageBitmap(pdfBytes, choice);
  const density = choice.dpi ?? 150;
  const image = sharp(rgb, { raw: { width, height, channels: 3 } }).withMetadata({ density });
  return new Uint8Array(await image.png({ compressionLevel: 9 }).toBuffer());
}
