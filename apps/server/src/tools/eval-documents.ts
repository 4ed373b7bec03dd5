import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument, toManifest } from '@folio/documents';
import { createReader, type Reader, ReadingError, type ReadPages, sniffType } from '../platform/reader/index.ts';
import { judge, judgeFailure, type Verdict } from './eval/score.ts';
import { formatTable, type Judged, tableOf } from './eval/table.ts';
import type { Truth } from './eval/truth.ts';

/**
 * Measures reading against a folder of labelled documents: `npm run eval:documents -- DIR [--only PATTERN]
 * [--no-attachments] [--json] [--misses] [--words DIR]`. `--words` keeps the recognised words between runs, so that
 * only what happens after recognition is measured again.
 */
interface Options {
  readonly folder: string;
  readonly only: RegExp;
  readonly attachments: boolean;
  readonly json: boolean;
  readonly misses: boolean;
  readonly words: string | null;
}

const PARALLEL_DOCUMENTS = 2;
const USAGE =
  'usage: npm run eval:documents -- DIR [--only PATTERN] [--no-attachments] [--json] [--misses] [--words DIR]';

function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      'no-attachments': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      misses: { type: 'boolean', default: false },
      words: { type: 'string' },
    },
  });
  const [folder] = positionals;
  if (folder === undefined || !existsSync(join(folder, 'truth.jsonl'))) {
    console.error(`${USAGE}\nDIR must contain truth.jsonl; found: ${folder ?? 'no DIR'}`);
    process.exit(2);
  }
  return {
    folder,
    only: new RegExp(values.only ?? '', 'u'),
    attachments: !values['no-attachments'],
    json: values.json,
    misses: values.misses,
    words: values.words ?? null,
  };
}

function truthsOf(options: Options): Truth[] {
  return readFileSync(join(options.folder, 'truth.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Truth)
    .filter((truth) => options.only.test(truth.file) || options.only.test(truth.id));
}

async function pagesOf(reader: Reader, truth: Truth, bytes: Uint8Array, options: Options): Promise<ReadPages> {
  const kept = options.words === null ? null : join(options.words, `${truth.id}.json`);
  if (kept !== null && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as ReadPages;
  const pages = await reader.readPages(bytes, { fileName: basename(truth.file), ownNames: [], ownNumbers: [] });
  if (kept !== null && options.words !== null) {
    mkdirSync(options.words, { recursive: true });
    writeFileSync(kept, JSON.stringify(pages));
  }
  return pages;
}

function nameOf(party: Truth['supplier']): string[] {
  const name = typeof party === 'string' ? party : party?.name;
  return name === undefined || name === null ? [] : [name];
}

/** An invoice is read twice more, once in the issuer's books and once in the recipient's. */
function directionVerdicts(truth: Truth, pages: ReadPages): Verdict[] {
  if (truth.kind !== 'invoice' && truth.kind !== 'credit_note') return [];
  const judged = [
    { ownNames: nameOf(truth.supplier), wanted: 'sales' },
    { ownNames: nameOf(truth.customer), wanted: 'purchase' },
  ];
  return judged
    .filter(({ ownNames }) => ownNames.length > 0)
    .map(({ ownNames, wanted }) => {
      const found = readDocument({ ...pages, ownNames, ownNumbers: [] }).direction;
      return { field: `direction ${wanted}`, right: found === wanted ? 1 : 0, of: 1, wanted, found: String(found) };
    });
}

async function judgeOne(reader: Reader, truth: Truth, bytes: Uint8Array, options: Options): Promise<Verdict[]> {
  try {
    const read = await pagesOf(reader, truth, bytes, options);
    const pages = options.attachments ? read : { ...read, attachments: [] };
    const found = toManifest(readDocument({ ...pages, ownNames: [], ownNumbers: [] }));
    return [...judge(truth, found), ...directionVerdicts(truth, pages)];
  } catch (error) {
    return judgeFailure(truth, error instanceof ReadingError ? error.code : String(error));
  }
}

async function judgeAll(reader: Reader, truths: readonly Truth[], options: Options) {
  const judged: Judged[] = [];
  const notYetRead: string[] = [];
  const queue = [...truths];
  async function work(): Promise<void> {
    for (let truth = queue.shift(); truth !== undefined; truth = queue.shift()) {
      const bytes = new Uint8Array(readFileSync(join(options.folder, truth.file)));
      if (sniffType(bytes) === null) {
        notYetRead.push(truth.file);
        continue;
      }
      const set = truth.file.split('/')[0] ?? '';
      judged.push({ id: truth.id, set, kind: truth.kind, verdicts: await judgeOne(reader, truth, bytes, options) });
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_DOCUMENTS }, work));
  return { judged, notYetRead };
}

function printMisses(judged: readonly Judged[]): void {
  for (const { id, verdicts } of judged) {
    for (const { field, right, of, wanted, found } of verdicts) {
      if (right < of) console.log(`${id}  ${field}  ${right}/${of}  wanted ${wanted ?? ''}  found ${found ?? ''}`);
    }
  }
}

async function main(): Promise<void> {
  const options = optionsOf(process.argv.slice(2));
  const reader = createReader({ workers: 1 });
  try {
    const { judged, notYetRead } = await judgeAll(reader, truthsOf(options), options);
    const rows = tableOf(judged);
    if (options.misses) printMisses(judged);
    if (options.json) console.log(JSON.stringify({ rows, notYetRead }, null, 2));
    else console.log(`${formatTable(rows)}\n\nnot yet read: ${notYetRead.length} files of other formats`);
  } finally {
    await reader.close();
  }
}

await main();
