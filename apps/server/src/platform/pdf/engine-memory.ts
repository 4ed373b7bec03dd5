import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { PdfError } from './pdf-error.ts';

/** Reads and writes the memory of the PDF engine: all data to and from the engine passes through here. */
export class EngineMemory {
  readonly #engine: WrappedPdfiumModule;

  constructor(engine: WrappedPdfiumModule) {
    this.#engine = engine;
  }

  /** @throws {PdfError} if the engine has no memory left */
  allocate(length: number): number {
    const pointer = this.#engine.pdfium.wasmExports.malloc(length);
    if (pointer === 0) throw new PdfError('corrupt');
    return pointer;
  }

  free(pointer: number): void {
    this.#engine.pdfium.wasmExports.free(pointer);
  }

  write(bytes: Uint8Array, pointer: number): void {
    this.#bytes().set(bytes, pointer);
  }

  /** How much memory the engine has taken, in bytes; it never releases any. */
  get sizeBytes(): number {
    return this.#bytes().length;
  }

  read(pointer: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#bytes().subarray(pointer, pointer + length));
  }

  view(pointer: number, length: number): DataView {
    return new DataView(this.#bytes().buffer, pointer, length);
  }

  doubles(pointer: number, count: number): number[] {
    const view = this.view(pointer, count * 8);
    return Array.from({ length: count }, (_, index) => view.getFloat64(index * 8, true));
  }

  floats(pointer: number, count: number): number[] {
    const view = this.view(pointer, count * 4);
    return Array.from({ length: count }, (_, index) => view.getFloat32(index * 4, true));
  }

  /** Must be read again for every access: growing the memory replaces the buffer. */
  #bytes(): Uint8Array {
    return (this.#engine.pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
  }
}
