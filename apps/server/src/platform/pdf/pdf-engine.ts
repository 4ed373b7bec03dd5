import type { PdfAttachment, PdfBitmap, PdfPageSize, PdfPageText } from './messages.ts';
import { PdfError } from './pdf-error.ts';
import { PdfThread } from './pdf-thread.ts';

/** An open PDF; close it to release its memory. */
export interface PdfDocument {
  readonly pages: number;
  /** @throws {PdfError} */
  size(page: number): Promise<PdfPageSize>;
  /** @throws {PdfError} */
  text(page: number): Promise<PdfPageText>;
  /** @throws {PdfError} */
  render(page: number, widthPx: number, colour: 'grey' | 'rgba'): Promise<PdfBitmap>;
  attachments(): Promise<readonly PdfAttachment[]>;
  close(): Promise<void>;
}

const END_OF_FILE_WINDOW_BYTES = 4096;

/** A PDF that was cut off has no end marker; the engine would quietly rebuild what is left of it. */
function isCutOff(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - END_OF_FILE_WINDOW_BYTES));
  return !Buffer.from(tail).toString('latin1').includes('%%EOF');
}

/**
 * PDF text, pictures and attachments, worked out in a thread of its own that starts with the first document. A file that
 * brings the engine down fails alone: what comes after it starts a fresh thread.
 */
export class PdfEngine {
  #thread: PdfThread | null = null;
  readonly #threads = new Set<PdfThread>();

  /** @throws {PdfError} `encrypted` or `corrupt` */
  async open(bytes: Uint8Array): Promise<PdfDocument> {
    if (isCutOff(bytes)) throw new PdfError('corrupt');
    const thread = this.#current();
    const { document, pages } = await thread.call<'open'>({ call: 'open', bytes: new Uint8Array(bytes) });
    const close = async (): Promise<void> => {
      await thread.call<'close'>({ call: 'close', document });
    };
    if (pages === 0) {
      await close();
      throw new PdfError('corrupt');
    }
    return {
      pages,
      size: (page) => thread.call<'size'>({ call: 'size', document, page }),
      text: (page) => thread.call<'text'>({ call: 'text', document, page }),
      render: (page, widthPx, colour) =>
        thread.call<'render'>({ call: 'render', document, page, widthPx, grey: colour === 'grey' }),
      attachments: () => thread.call<'attachments'>({ call: 'attachments', document }),
      close,
    };
  }

  /**
   * A copy of a protected file without its protection.
   * @throws {PdfError} `wrong_password` or `corrupt`
   */
  unlock(bytes: Uint8Array, password: string): Promise<Uint8Array> {
    return this.#current().call<'unlock'>({ call: 'unlock', bytes, password });
  }

  async close(): Promise<void> {
    const threads = [...this.#threads];
    this.#thread = null;
    this.#threads.clear();
    await Promise.all(threads.map((thread) => thread.end()));
  }

  #current(): PdfThread {
    if (this.#thread !== null) return this.#thread;
    const thread = new PdfThread(() => {
      if (this.#thread === thread) this.#thread = null;
    });
    this.#thread = thread;
    this.#threads.add(thread);
    return thread;
  }
}
