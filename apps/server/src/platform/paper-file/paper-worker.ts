import { parentPort } from 'node:worker_threads';
import type { PaperReply, PaperRequest } from './messages.ts';
import { setPaper } from './set-paper.ts';

/* The thread that writes PDFs, one after the other. The fonts remain loaded until the thread ends. */

async function reply({ id, paper, archive }: PaperRequest): Promise<PaperReply> {
  try {
    return { id, ok: true, bytes: new Uint8Array(await setPaper(paper, archive)) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (request: PaperRequest) => {
  const answer = await reply(request);
  // The bytes are transferred instead of copied.
  parentPort?.postMessage(answer, answer.ok ? [answer.bytes.buffer] : []);
});
