import { parseArgs } from 'node:util';
import { MEDIA, type Medium } from '../media.ts';

export interface Order {
  readonly kind: 'statements' | 'invoices';
  readonly seed: number;
  readonly count: number;
  readonly half: 'kept_back' | 'tuning';
  readonly medium: Medium;
  /** Folder that keeps recognised words between runs; null to recognise afresh. */
  readonly words: string | null;
  readonly misses: boolean;
}

const USAGE = `usage: npm run eval:layouts -- [--kind statements|invoices] [--seed N] [--count N] [--half kept_back|tuning]
  [--medium ${MEDIA.join('|')}] [--words DIR] [--misses]`;

function oneOf<T extends string>(text: string, choices: readonly T[]): T | null {
  return choices.find((choice) => choice === text) ?? null;
}

/** Reads the order from the command line; null where it cannot be carried out. */
function orderOf(args: readonly string[]): Order | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kind: { type: 'string', default: 'statements' },
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '400' },
      half: { type: 'string', default: 'kept_back' },
      medium: { type: 'string', default: 'text' },
      words: { type: 'string' },
      misses: { type: 'boolean', default: false },
    },
  });
  const kind = oneOf(values.kind, ['statements', 'invoices'] as const);
  const half = oneOf(values.half, ['kept_back', 'tuning'] as const);
  const medium = oneOf(values.medium, MEDIA);
  const [seed, count] = [Number(values.seed), Number(values.count)];
  if (kind === null || half === null || medium === null || !Number.isInteger(seed) || !(count >= 1)) return null;
  return { kind, seed, count, half, medium, words: values.words ?? null, misses: values.misses };
}

/** The order of the command line; ends the process with its usage where it cannot be carried out. */
export function orderFromCommandLine(): Order {
  const args = process.argv.slice(2);
  const order = orderOf(args);
  if (order !== null) return order;
  console.error(`found: ${args.join(' ')}\n${USAGE}`);
  process.exit(2);
}
