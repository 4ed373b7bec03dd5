import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onMedium } from '../media.ts';
import { INVOICES, STATEMENTS } from './grammars.ts';
import { type Drawn, type Grammar, layoutSeeds } from './measure.ts';
import { type Order, orderFromCommandLine } from './order.ts';

/**
 * Writes drawn documents with their truth into the folder that `--words` names, in the format that `npm run eval:documents` and
 * `npm run train` take.
 */
async function write<L, D extends Drawn<L>>(order: Order, folder: string, grammar: Grammar<L, D>): Promise<void> {
  const truths: string[] = [];
  for (const seed of layoutSeeds(order, grammar)) {
    const { paper, truth, layout } = grammar.draw(seed);
    const { name, bytes } = await onMedium(paper, order.medium, seed, String(seed));
    const file = join(`drawn-${order.kind}`, name);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes);
    truths.push(
      JSON.stringify({ id: `drawn-${order.medium}-${seed}`, file, group: grammar.signature(layout), ...truth }),
    );
  }
  writeFileSync(join(folder, 'truth.jsonl'), `${truths.join('\n')}\n`);
}

const order = orderFromCommandLine();
if (order.words === null) {
  console.error('expected --words DIR, the folder to write to');
  process.exit(2);
}
await (order.kind === 'statements' ? write(order, order.words, STATEMENTS) : write(order, order.words, INVOICES));
