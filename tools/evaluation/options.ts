import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** The options of an evaluation run. */
export interface Options {
  readonly folder: string;
  /** Only documents whose file or id matches. */
  readonly only: RegExp;
  /** Whether data embedded in the files (such as Factur-X) is used. */
  readonly attachments: boolean;
  readonly json: boolean;
  readonly misses: boolean;
  /** Folder that keeps recognised words between runs; null to recognise every file again. */
  readonly words: string | null;
  /** How many documents are read at the same time. */
  readonly workers: number;
}

const USAGE =
  'usage: npm run eval:documents -- DIR [--json] [--misses] [--only PATTERN] [--no-attachments] [--workers N] [--words DIR]';

function refuse(found: string): never {
  console.error(`${USAGE}\nfound: ${found}`);
  process.exit(2);
}

export function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      'no-attachments': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      misses: { type: 'boolean', default: false },
      words: { type: 'string' },
      workers: { type: 'string', default: '2' },
    },
  });
  const [folder] = positionals;
  if (folder === undefined) refuse('no DIR');
  if (!existsSync(join(folder, 'truth.jsonl'))) refuse(`${folder} without truth.jsonl`);
  const workers = Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1 || workers > 16)
    refuse(`--workers ${values.workers}; it takes 1 to 16`);
  return {
    folder,
    only: new RegExp(values.only ?? '', 'u'),
    attachments: !values['no-attachments'],
    json: values.json,
    misses: values.misses,
    words: values.words ?? null,
    workers,
  };
}
