import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentsOf, transcriptsOf } from './documents.ts';
import { FIELDS, prepared, trainedField } from './fields.ts';
import { figuresOf } from './figures.ts';

/**
 * Trains the scorers that choose total, dates, number and supplier: `npm run train -- DIR --words WORDS [--also
 * DIR=WORDS]... [--fields total,number] [--misses] [--dry]`. DIR holds truth.jsonl (and optionally sroie-text.jsonl);
 * WORDS holds the words kept by `npm run eval:documents -- DIR --words WORDS`. Prints the results of cross-validation
 * over suppliers and layouts and writes the models into the documents package. The same documents give the same
 * models, byte for byte.
 */
const USAGE = 'usage: npm run train -- DIR --words WORDS [--also DIR=WORDS]... [--fields NAMES] [--misses] [--dry]';
const MODELS = new URL('../../packages/documents/src/learning/models/', import.meta.url).pathname;

function optionsOf(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      words: { type: 'string' },
      also: { type: 'string', multiple: true, default: [] },
      fields: { type: 'string', default: FIELDS.join(',') },
      misses: { type: 'boolean', default: false },
      dry: { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  if (folder === undefined || values.words === undefined || !existsSync(join(folder, 'truth.jsonl'))) {
    console.error(`${USAGE}\nDIR must contain truth.jsonl; found: ${folder ?? 'no DIR'}`);
    process.exit(2);
  }
  const also = values.also.map((pair) => pair.split('=')).map(([from = '', words = '']) => ({ from, words }));
  return { ...values, sources: [{ from: folder, words: values.words }, ...also] };
}

function main(): void {
  const options = optionsOf(process.argv.slice(2));
  const documents = options.sources.flatMap(({ from, words }) => {
    const transcripts = join(from, 'sroie-text.jsonl');
    return [...documentsOf(from, words), ...(existsSync(transcripts) ? transcriptsOf(transcripts) : [])];
  });
  const ready = documents.map(prepared);
  for (const field of FIELDS.filter((name) => options.fields.split(',').includes(name))) {
    const { model, answers } = trainedField(ready, field);
    console.log(figuresOf(field, answers));
    if (options.misses) {
      const wrong = answers.filter((answer) => answer.judged && !answer.right);
      for (const one of wrong) {
        const truth = ready.find((document) => document.id === one.id)?.truth;
        const wanted: unknown = field === 'supplier' ? JSON.stringify(truth?.supplier) : truth?.[field];
        console.log(
          `    ${one.set} ${one.id} ${one.possible ? 'possible' : ''}: found ${one.value} (${one.confidence.toFixed(2)}), wanted ${wanted}`,
        );
      }
    }
    if (!options.dry) writeFileSync(join(MODELS, `${field}.json`), `${JSON.stringify(model)}\n`);
  }
}

main();
