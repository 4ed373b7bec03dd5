import { parentPort } from 'node:worker_threads';
import type { ParseReply, ParseRequest } from './messages.ts';

function reply(message: ParseReply): void {
  parentPort?.postMessage(message);
}

async function work({ url, input }: ParseRequest): Promise<void> {
  try {
    const task = await import(url);
    reply({ kind: 'begun' });
    const result = await task.default(input, (piece: unknown) => reply({ kind: 'piece', piece }));
    reply({ kind: 'done', result });
  } catch (error) {
    reply({ kind: 'failed', error: error instanceof Error ? error : String(error) });
  }
}

parentPort?.on('message', (request: ParseRequest) => void work(request));
