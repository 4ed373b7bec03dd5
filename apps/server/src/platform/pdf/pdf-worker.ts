import { parentPort } from 'node:worker_threads';
import type { PdfAnswers, PdfReply, PdfRequest } from './messages.ts';
import { PdfError } from './pdf-error.ts';
import { Pdfium } from './pdfium.ts';

/** A file with false sizes must not use up the machine's memory: the engine gets at most this much. */
const MAX_ENGINE_BYTES = 768 * 1024 * 1024;
const WASM_PAGE_BYTES = 65_536;

/** The engine has no setting for a memory limit, so this thread rejects requests to grow the memory. */
function limitMemory(): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages: number): number {
    if (this.buffer.byteLength + pages * WASM_PAGE_BYTES > MAX_ENGINE_BYTES) throw new RangeError('memory limit');
    return grow.call(this, pages);
  };
}

limitMemory();

/** The thread that owns the PDF engine: it answers requests one after the other. */
const engine = Pdfium.load();

function answer(pdfium: Pdfium, request: PdfRequest): PdfAnswers[keyof PdfAnswers] {
  switch (request.call) {
    case 'open':
      return pdfium.open(request.bytes);
    case 'size':
      return pdfium.size(request.document, request.page);
    case 'text':
      return pdfium.text(request.document, request.page);
    case 'render':
      return pdfium.render(request.document, request.page, request.widthPx, request.grey);
    case 'unlock':
      return pdfium.unlock(request.bytes, request.password);
    case 'attachments':
      return pdfium.attachments(request.document);
    case 'close':
      pdfium.close(request.document);
      return null;
  }
}

/** The engine's memory never shrinks: above this size the engine is replaced by a new one. */
const WORN_BYTES = 192 * 1024 * 1024;

async function reply(id: number, request: PdfRequest): Promise<PdfReply> {
  const pdfium = await engine;
  try {
    const found = answer(pdfium, request);
    return { id, worn: pdfium.memoryBytes > WORN_BYTES, ok: true, answer: found };
  } catch (error) {
    const isKnown = error instanceof PdfError;
    const worn = !isKnown || pdfium.memoryBytes > WORN_BYTES;
    return { id, worn, ok: false, code: isKnown ? error.code : 'corrupt' };
  }
}

parentPort?.on('message', async ({ id, request }: { id: number; request: PdfRequest }) => {
  const answer = await reply(id, request);
  // Pixels are transferred instead of copied.
  const moved = answer.ok && answer.answer !== null && 'pixels' in answer.answer ? [answer.answer.pixels.buffer] : [];
  parentPort?.postMessage(answer, moved);
});
