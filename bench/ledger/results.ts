import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchLine, Engine } from './line.ts';

/** The figures taken so far, kept in a file after every measure: a run that was interrupted goes on with `--resume`. */
export class Results {
  readonly #path: string;
  #lines: BenchLine[];

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#path = join(folder, 'results.ndjson');
    this.#lines = existsSync(this.#path)
      ? readFileSync(this.#path, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line): BenchLine => JSON.parse(line))
      : [];
  }

  get lines(): readonly BenchLine[] {
    return this.#lines;
  }

  /** The lines of a measure; those that could not be taken are not there. */
  of(engine: Engine, entries: number, measureId: string): BenchLine[] {
    return this.#lines.filter(
      (line) => line.engine === engine && line.entries === entries && isOf(line, measureId) && line.value !== null,
    );
  }

  /** Puts the lines of a measure in the place of its earlier ones. */
  put(engine: Engine, entries: number, measureId: string, lines: readonly BenchLine[]): void {
    const others = this.#lines.filter(
      (line) => line.engine !== engine || line.entries !== entries || !isOf(line, measureId),
    );
    this.#lines = [...others, ...lines];
    writeFileSync(this.#path, this.#lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
}

function isOf(line: BenchLine, measureId: string): boolean {
  return line.id === measureId || line.id.startsWith(`${measureId}-`);
}
