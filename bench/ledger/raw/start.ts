import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { Caller, expectOk } from '../caller.ts';
import { endChild, firstLine, startNode } from '../child.ts';
import type { Engine } from '../line.ts';

/** The anchors' server, running. */
export interface RawServer {
  pid: number;
  caller: Caller;
  /** Seconds it took to bring the entries in by plain SQL, when that was done. */
  loadSeconds: number;
  /** From its start to its first answer, in milliseconds. */
  startMs: number;
  /** The question over HTTP, in milliseconds: the anchor of what the product answers over HTTP. */
  askMs(question: string): Promise<number>;
  /** The question inside its process, in milliseconds. */
  sqlMs(question: string): Promise<number>;
  stop(): Promise<void>;
}

/** `where`: the folder of the embedded engine, or the address of the database. */
export async function startRaw(engine: Engine, where: string, entries: number): Promise<RawServer> {
  const started = performance.now();
  const child: ChildProcess = startNode(join(import.meta.dirname, 'server.ts'), [engine, where, String(entries)]);
  const { url, loadSeconds }: { url: string; loadSeconds: number } = JSON.parse(
    await firstLine(child, 'the raw server'),
  );
  const caller = new Caller(url);
  const call = async (path: string) => expectOk(await caller.get(path), path);
  await call('/ask/trial-balance-mid-month');
  const startMs = performance.now() - started;
  return {
    pid: child.pid ?? 0,
    caller,
    loadSeconds,
    startMs,
    askMs: async (question) => (await call(`/ask/${question}`)).ms,
    sqlMs: async (question) => {
      const { ms }: { ms: number } = JSON.parse((await call(`/time/${question}`)).text);
      return ms;
    },
    stop: async () => {
      caller.close();
      await endChild(child);
    },
  };
}
