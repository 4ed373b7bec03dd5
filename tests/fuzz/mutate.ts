import type { Chance } from '../../tools/document-lab/src/chance.ts';
import { dimensionLie } from './bombs.ts';
import type { Seed } from './seeds.ts';

/** One way of spoiling a file. */
type Mutator = (seed: Seed, chance: Chance, others: readonly Seed[]) => Uint8Array;

const HEADERS = [
  '%PDF-1.7\n',
  '%PDF-9.9\n',
  '\u0089PNG\r\n\u001a\n',
  '\u00ff\u00d8\u00ff\u00e0',
  'GIF89a',
  'PK\u0003\u0004',
  '<?xml ',
];
const NUMBERS = [
  '-1',
  '0',
  '65536',
  '2147483647',
  '4294967295',
  '99999999999999999999',
  '1e308',
  '-0.0000001',
  'null',
  '[]',
];

function bitFlips({ bytes }: Seed, chance: Chance): Uint8Array {
  const spoiled = Uint8Array.from(bytes);
  for (let count = chance.of([1, 2, 5, 20, 100, 1000]); count > 0; count--) {
    const at = chance.from(0, spoiled.length - 1);
    spoiled[at] = (spoiled[at] ?? 0) ^ (1 << chance.from(0, 7));
  }
  return spoiled;
}

function byteRuns({ bytes }: Seed, chance: Chance): Uint8Array {
  const spoiled = Uint8Array.from(bytes);
  const at = chance.from(0, spoiled.length - 1);
  spoiled.fill(chance.of([0, 0xff, 0x20, 0x41]), at, at + chance.of([1, 8, 64, 1024]));
  return spoiled;
}

/** Cut off; a PDF may get its end mark back, so that the reader takes it for whole. */
function truncation({ bytes, type }: Seed, chance: Chance): Uint8Array {
  const head = bytes.slice(0, chance.from(1, bytes.length));
  return type === 'pdf' && chance.percent(60) ? Buffer.concat([head, Buffer.from('\n%%EOF\n')]) : head;
}

function splice({ bytes }: Seed, chance: Chance, others: readonly Seed[]): Uint8Array {
  const other = chance.of(others).bytes;
  const from = chance.from(0, other.length - 1);
  const piece = other.subarray(from, from + chance.of([4, 40, 400, 4000]));
  const at = chance.from(0, bytes.length);
  const after = chance.percent(50) ? at : Math.min(bytes.length, at + piece.length);
  return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(after)]);
}

function headerSwap({ bytes }: Seed, chance: Chance): Uint8Array {
  const header = Buffer.from(chance.of(HEADERS), 'latin1');
  return Buffer.concat([header, bytes.subarray(chance.percent(50) ? header.length : 0)]);
}

/** Replaces some of the numbers written as text, as PDF dictionaries hold them. */
function hugeNumbers(seed: Seed, chance: Chance): Uint8Array {
  if (seed.type !== 'pdf') return bitFlips(seed, chance);
  const share = chance.of([2, 10, 40]);
  const text = Buffer.from(seed.bytes)
    .toString('latin1')
    .replace(/\b\d{1,10}\b/gu, (number) => (chance.percent(share) ? chance.of(NUMBERS) : number));
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

/** Repeats a piece of the file until it is much longer. */
function repetition({ bytes, type }: Seed, chance: Chance): Uint8Array {
  const at = chance.from(0, bytes.length - 1);
  const piece = bytes.subarray(at, at + chance.from(1, 200));
  const middle = Array.from({ length: chance.of([2, 50, 2000]) }, () => piece);
  return Buffer.concat([
    bytes.subarray(0, at),
    ...middle,
    bytes.subarray(at),
    Buffer.from(type === 'pdf' ? '\n%%EOF\n' : ''),
  ]);
}

/** Exchanges names of a PDF's dictionaries with one another. */
function nameSwap(seed: Seed, chance: Chance): Uint8Array {
  if (seed.type !== 'pdf') return byteRuns(seed, chance);
  const text = Buffer.from(seed.bytes).toString('latin1');
  const names = text.match(/\/[A-Z][A-Za-z]{1,14}/gu) ?? ['/Type'];
  const spoiled = text.replace(/\/[A-Z][A-Za-z]{1,14}/gu, (name) => (chance.percent(8) ? chance.of(names) : name));
  return new Uint8Array(Buffer.from(spoiled, 'latin1'));
}

const MUTATORS: Readonly<Record<string, Mutator>> = {
  bitFlips,
  byteRuns,
  truncation,
  splice,
  headerSwap,
  hugeNumbers,
  repetition,
  nameSwap,
};
/** Files made to be expensive are rarer: each may use up its whole time. */
const LIE_SHARE = 6;
const LIE: readonly [string, Mutator] = ['dimensionLie', dimensionLie];

export interface Mutation {
  /** What was done to which seed: enough, with the number, to make it again. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function mutate(seeds: readonly Seed[], chance: Chance): Mutation {
  const seed = chance.of(seeds);
  const [name, mutator] = chance.percent(LIE_SHARE) ? LIE : chance.of(Object.entries(MUTATORS));
  return { name: `${seed.name}: ${name}`, bytes: mutator(seed, chance, seeds) };
}
