import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { OcrReply, OcrRequest } from './messages.ts';
import { PageRecogniser } from './page-recogniser.ts';

/** Requests of users have priority. */
const LOW_PRIORITY = 10;

/**
 * On Linux a priority belongs to a thread, and the threads it starts (the engines) inherit it. On other systems the
 * number refers to a process: there the thread keeps the priority of the server.
 */
function yieldToRequests(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (thread !== process.pid) setPriority(thread, LOW_PRIORITY);
  } catch {
    // No such file system: nothing to do.
  }
}

yieldToRequests();
// No picture is decoded twice and one thread is enough: a cache or further threads would only use the server's
// memory.
sharp.cache(false);
sharp.concurrency(1);
const recogniser = new PageRecogniser();

async function reply({ id, image, hints }: OcrRequest): Promise<OcrReply> {
  try {
    return { id, ok: true, recognition: await recogniser.recognise(image, hints) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (request: OcrRequest) => {
  parentPort?.postMessage(await reply(request));
});
