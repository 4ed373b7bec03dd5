import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pageCount } from '@folio/sample-documents';
import { annex, type BundleLabel, bundleOf, partsOf } from './make-documents/bundles.ts';
import { type Layout, MIXED_SHELVES, SHELVES, type Shelf } from './make-documents/catalogue.ts';
import { Chance } from './make-documents/chance.ts';
import type { Made } from './make-documents/made.ts';
import { fileOf, type Look, type MadeFile, openPrinter, type Printer } from './make-documents/render.ts';

/**
 * Makes labelled documents in the evaluation's format: `node apps/server/src/tools/make-documents.ts DIR [--seed N]
 * [--count M] [--text] [--mixed]`. Companies and banks are fictional. Files that hold several documents are described in bundles.jsonl.
 */
const USAGE = 'usage: node apps/server/src/tools/make-documents.ts DIR [--seed N] [--count M] [--text] [--mixed]';
const BUNDLE_SHARE = 15;
const ALL_SHELVES = [...SHELVES, ...MIXED_SHELVES];

interface Order {
  readonly folder: string;
  readonly seed: number;
  readonly count: number;
  /** Only PDFs with a text layer, no pictures. */
  readonly text: boolean;
  /** Forms drawn anew for every document instead of the fixed layouts; no bundles. */
  readonly mixed: boolean;
}

function orderOf(args: readonly string[]): Order {
  const options = {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '150' },
    text: { type: 'boolean', default: false },
    mixed: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [folder] = positionals;
  const [seed, count] = [Number(values.seed), Number(values.count)];
  if (folder === undefined || !Number.isInteger(seed) || !Number.isInteger(count) || count < 1) {
    console.error(`${USAGE}\nfound: ${args.join(' ') || 'nothing'}`);
    process.exit(2);
  }
  return { folder, seed, count, text: values.text, mixed: values.mixed };
}

/** Which layout and look a shelf's n-th document gets: every layout in turn, each time in another look. */
function choiceOf(shelf: Shelf, index: number): { layout: Layout; look: Look } {
  const layout = shelf.layouts[index % shelf.layouts.length];
  const round = shelf.layouts.length === 1 ? 0 : Math.floor(index / shelf.layouts.length);
  const look = shelf.looks[(index + round) % shelf.looks.length];
  if (layout === undefined || look === undefined) throw new RangeError(`${shelf.folder} is empty`);
  return { layout, look };
}

/** A picture holds one page: longer papers are scanned into a PDF instead. */
function lookFor(look: Look, pages: number): Look {
  return pages > 1 && look !== 'pdf' ? 'scan-pdf' : look;
}

function recordOf(id: string, file: string, made: Made, look: Look, { bytes }: MadeFile): object {
  const sha1 = createHash('sha1').update(bytes).digest('hex');
  return {
    id,
    file,
    set: 'made',
    synthetic: true,
    ...made.labels,
    format: look,
    source: 'generated',
    path: file,
    licence: 'CC0-1.0',
    labelled: 'generator',
    bytes: bytes.length,
    sha1,
  };
}

async function fillShelf(shelf: Shelf, order: Order, printer: Printer): Promise<object[]> {
  mkdirSync(join(order.folder, shelf.folder), { recursive: true });
  const records: object[] = [];
  for (let index = 0; index < Math.round(shelf.share * order.count); index++) {
    const { layout, look } = choiceOf(shelf, index + order.seed);
    const chance = new Chance(order.seed * 1_000_003 + ALL_SHELVES.indexOf(shelf) * 10_007 + index);
    const made = layout.make(chance);
    const pdf = await printer.print(made);
    const used = order.text ? 'pdf' : lookFor(look, await pageCount(pdf));
    const made_ = await fileOf(pdf, used, chance);
    const id = `${layout.id.toLowerCase()}-${index + 1}`;
    const file = `${shelf.folder}/${id}.${made_.extension}`;
    writeFileSync(join(order.folder, file), made_.bytes);
    records.push(recordOf(id, file, made, used, made_));
  }
  return records;
}

/** Two to five documents of different kinds; a page of terms may follow an invoice. */
async function bundleParts(
  chance: Chance,
  together: boolean,
  printer: Printer,
): Promise<{ made: Made; pages: number }[]> {
  const [invoices, receipts, statements] = [SHELVES[0], SHELVES[1], SHELVES[2]];
  if (invoices === undefined || receipts === undefined || statements === undefined)
    throw new RangeError('a shelf is missing');
  const shelves = together ? [receipts] : chance.pick([[receipts], [invoices], [invoices, receipts, statements]]);
  const count = together ? 2 : chance.int(2, 5);
  const parts: { made: Made; pages: number }[] = [];
  for (let index = 0; index < count; index++) {
    const made = chance.pick(chance.pick(shelves).layouts).make(chance);
    parts.push({ made, pages: together ? 1 : await pageCount(await printer.print(made)) });
    if (together || made.labels.kind !== 'invoice' || !chance.maybe(0.3)) continue;
    const last = parts.pop();
    if (last !== undefined)
      parts.push({ made: { ...made, html: withAnnex(made.html, chance) }, pages: last.pages + 1 });
  }
  return parts;
}

function withAnnex(html: string, chance: Chance): string {
  const terms = annex(chance).html;
  const body = terms.slice(terms.indexOf('<body>') + '<body>'.length, terms.indexOf('</body>'));
  return html.replace('</body>', () => `<div style="break-before:page">${body}</div></body>`);
}

async function makeBundle(order: Order, index: number, printer: Printer): Promise<BundleLabel | null> {
  const chance = new Chance(order.seed * 7_000_003 + index);
  const together = index % 4 === 3;
  const documents = await bundleParts(chance, together, printer);
  const pdf = await printer.print(
    bundleOf(
      documents.map(({ made }) => made),
      together,
    ),
  );
  const pages = await pageCount(pdf);
  if (pages !== (together ? 1 : documents.reduce((sum, part) => sum + part.pages, 0))) return null;
  const { bytes } = await fileOf(pdf, order.text || index % 2 === 0 ? 'pdf' : 'scan-pdf', chance);
  const id = `bundle-${index + 1}`;
  const file = `made-bundles/${id}.pdf`;
  writeFileSync(join(order.folder, file), bytes);
  return {
    id,
    file,
    parts: together
      ? documents.map(({ made }) => ({ pages: [1], kind: made.labels.kind, total: made.labels.total ?? null }))
      : partsOf(documents),
  };
}

function writeLines(file: string, records: readonly object[]): void {
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
}

async function main(): Promise<void> {
  const order = orderOf(process.argv.slice(2));
  mkdirSync(join(order.folder, 'made-bundles'), { recursive: true });
  const printer = await openPrinter();
  try {
    const records: object[] = [];
    const shelves = order.mixed ? MIXED_SHELVES : SHELVES;
    for (const shelf of shelves) records.push(...(await fillShelf(shelf, order, printer)));
    const bundles: BundleLabel[] = [];
    const wanted = order.mixed ? 0 : Math.ceil(order.count / BUNDLE_SHARE);
    for (let index = 0; index < wanted; index++) {
      const bundle = await makeBundle(order, index, printer);
      if (bundle !== null) bundles.push(bundle);
    }
    writeLines(join(order.folder, 'truth.jsonl'), records);
    writeLines(join(order.folder, 'bundles.jsonl'), bundles);
    console.log(`${records.length} documents and ${bundles.length} files of several in ${order.folder}`);
  } finally {
    await printer.close();
  }
}

await main();
