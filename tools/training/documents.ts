import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Word } from '@folio/documents';
import type { Truth } from '../evaluation/truth.ts';
import { noisyWords } from './learning/noise.ts';
import { seededRandom } from './learning/random.ts';

/** A labelled document with its recognised words. */
export interface TrainingDocument {
  readonly id: string;
  readonly set: string;
  readonly group: string;
  readonly weight: number;
  /** False for copies with artificial noise: they are used only for training. */
  readonly judged: boolean;
  readonly truth: Truth;
  readonly pages: readonly Page[];
}

const BOOKED = ['invoice', 'receipt', 'credit_note'];
const GROUP_LETTERS = 5;

function readLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

function supplierName(truth: Truth): string {
  return (typeof truth.supplier === 'string' ? truth.supplier : truth.supplier?.name) ?? truth.id;
}

/** Receipts of one chain get the same group, however its name is written. */
function supplierGroup(truth: Truth): string {
  const letters = supplierName(truth)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return `supplier/${letters.slice(0, GROUP_LETTERS)}`;
}

type Labelled = Truth & { readonly group?: string; readonly synthetic?: boolean };

function mediumOf(pages: readonly Page[]): string {
  return pages.every((page) => page.source === 'text') ? 'text' : 'image';
}

const SET_WEIGHTS: Readonly<Record<string, number>> = {
  'receipts-sroie': 1.5,
  'synthetic-hk': 1,
  'invoices-facturx': 0.7,
  'drawn-invoices': 0.1,
};
const USUAL_WEIGHT = 1.5;

/** The labelled documents of a folder in the manifest's format that have words in `wordsFolder`. */
export function documentsOf(folder: string, wordsFolder: string): TrainingDocument[] {
  return readLines<Labelled>(join(folder, 'truth.jsonl')).flatMap((truth): TrainingDocument[] => {
    const path = join(wordsFolder, `${truth.id}.json`);
    if (!BOOKED.includes(truth.kind) || !existsSync(path)) return [];
    const { pages } = JSON.parse(readFileSync(path, 'utf8')) as { pages: Page[] };
    const folderName = truth.file.split('/')[0] ?? '';
    const isReceipt = folderName === 'receipts-sroie';
    return [
      {
        id: truth.id,
        set: `${folderName} ${mediumOf(pages)}`,
        group: isReceipt ? supplierGroup(truth) : (truth.group ?? truth.id),
        weight: SET_WEIGHTS[folderName] ?? USUAL_WEIGHT,
        judged: true,
        truth,
        pages,
      },
    ];
  });
}

interface Transcript extends Truth {
  readonly boxes: readonly (readonly [number, number, number, number, string])[];
}

/** A transcribed line as words: each gets a width in proportion to its letters. */
function wordsOfBox([x0, y0, x1, y1, text]: Transcript['boxes'][number], width: number, height: number): Word[] {
  const perLetter = (x1 - x0) / Math.max(1, text.length);
  return [...text.matchAll(/\S+/gu)].map((match) => ({
    text: match[0],
    confidence: 0.97,
    box: {
      x: (x0 + match.index * perLetter) / width,
      y: y0 / height,
      width: (match[0].length * perLetter) / width,
      height: (y1 - y0) / height,
    },
  }));
}

function pageOfTranscript({ boxes }: Transcript): Page {
  const widthPt = Math.max(...boxes.map((box) => box[2])) + Math.min(...boxes.map((box) => box[0]));
  const heightPt = Math.max(...boxes.map((box) => box[3])) + Math.min(...boxes.map((box) => box[1]));
  const words = boxes.flatMap((box) => wordsOfBox(box, widthPt, heightPt));
  return { number: 1, widthPt, heightPt, words, source: 'ocr' };
}

const NOISE_RATES = [0.015, 0.05];
const COPY_WEIGHT = 0.5;

/** Hand transcripts, each unchanged and with typical recognition errors. */
export function transcriptsOf(path: string): TrainingDocument[] {
  const transcripts = readLines<Transcript>(path);
  const counts = new Map<string, number>();
  for (const one of transcripts) counts.set(supplierGroup(one), (counts.get(supplierGroup(one)) ?? 0) + 1);
  return transcripts.flatMap((transcript, index) => {
    const group = supplierGroup(transcript);
    const clean = pageOfTranscript(transcript);
    const weight = COPY_WEIGHT / Math.sqrt(counts.get(group) ?? 1);
    const truth = { ...transcript, kind: 'receipt' };
    const copies = NOISE_RATES.map((rate, copy): TrainingDocument => {
      const words = noisyWords(clean.words, rate, seededRandom(1000 * (copy + 1) + index));
      return { id: truth.id, set: 'noisy', group, weight, judged: false, truth, pages: [{ ...clean, words }] };
    });
    return [{ id: truth.id, set: 'transcripts', group, weight, judged: true, truth, pages: [clean] }, ...copies];
  });
}
