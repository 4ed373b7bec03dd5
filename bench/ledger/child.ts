import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

export const projectRoot = resolve(import.meta.dirname, '..', '..');
const node = join(projectRoot, 'node_modules', '.bin', 'node');

const running = new Set<ChildProcess>();
// When the bench ends, by an error or by a person, it also ends the processes it started.
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

/** A script of the project on the project's Node; ends with this process. */
export function startNode(script: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(node, [script, ...args], { stdio: ['pipe', 'pipe', 'inherit'], ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** The first line the child prints, which is its address. Throws if the child ends before. */
export function firstLine(child: ChildProcess, name: string): Promise<string> {
  return new Promise((ready, fail) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('\n')) ready(printed.slice(0, printed.indexOf('\n')).trim());
    });
    child.once('exit', (code) => fail(new Error(`${name} ended with ${code} before it was ready`)));
  });
}

/** Asks the child to end and waits for it; answers its exit code. */
export function endChild(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((ended) => {
    child.once('exit', (code) => ended(code));
    child.kill('SIGTERM');
  });
}
