import { parentPort } from 'node:worker_threads';
import type { PdfAnswers, PdfReply, PdfRequest } from './messages.ts';
import { PdfError } from './pdf-error.ts';
import { Pdfium } from './pdfium.ts';

/** The thread that owns the PDF engine: answers requests one after the other. */
const engine = Pdfium.load();

function answer(pdfium: Pdfium, request: PdfRequest): PdfAnswers[keyof PdfAnswers] {
  switch (request.call) {
    case 'open':
      return pdfium.open(request.bytes);
    case 'text':
      return pdfium.text(request.document, request.page);
    case 'render':
      return pdfium.render(request.document, request.page, request.widthPx, request.grey);
    case 'attachments':
      return pdfium.attachments(request.document);
    case 'close':
      pdfium.close(request.document);
      return null;
  }
}

async function reply(id: number, request: PdfRequest): Promise<PdfReply> {
  try {
    return { id, ok: true, answer: answer(await engine, request) };
  } catch (error) {
    return { id, ok: false, code: error instanceof PdfError ? error.code : 'corrupt' };
  }
}

parentPort?.on('message', async ({ id, request }: { id: number; request: PdfRequest }) => {
  parentPort?.postMessage(await reply(id, request));
});
