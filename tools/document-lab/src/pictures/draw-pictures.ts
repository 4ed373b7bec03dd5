import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReader, type Reader } from '../../../../apps/server/src/platform/reader/index.ts';
import { readWhole } from '../../../evaluation/read-file.ts';
import { INVOICES, STATEMENTS } from '../evaluation/grammars.ts';
import { onMedium } from '../media.ts';
import { CHOSEN_LAYOUTS, type ChosenLayout } from './chosen-layouts.ts';
import { layoutPicture } from './layout-picture.ts';

/** Draws the layouts that the documentation shows, reads them, and writes a picture of each: `npm run draw:pictures -- [NAME...]`. */
const FOLDER = new URL('../../../../docs/images/layouts/', import.meta.url).pathname;
const PAGE_PIXELS = 700;

const MEDIUM_WORDS = {
  text: 'PDF',
  scan: 'scan',
  photo: 'photograph',
  broken: 'PDF with a broken text layer',
} as const;

async function pictureOf(reader: Reader, { name, kind, seed, medium, page }: ChosenLayout): Promise<Uint8Array> {
  const { paper } = (kind === 'statements' ? STATEMENTS : INVOICES).draw(seed);
  const file = await onMedium(paper, medium, seed, name);
  const pages = await reader.readPages(file.bytes, { fileName: file.name, ownNames: [], ownNumbers: [] });
  const { reading } = readWhole(pages, { attachments: false });
  const shown = pages.pages.find(({ number }) => number === page);
  if (shown === undefined) throw new RangeError(`${name} has no page ${page}`);
  const view = { turn: shown.turn ?? 0, mirrored: shown.mirrored ?? false };
  const { png } = await reader.renderPage(file.bytes, page, PAGE_PIXELS, view);
  const caption = `${MEDIUM_WORDS[medium]}, page ${page} of ${pages.pages.length} (${kind} ${seed})`;
  return layoutPicture({
    png,
    widthPt: shown.widthPt,
    heightPt: shown.heightPt,
    page,
    reading,
    caption,
    isNoisy: shown.source === 'ocr',
  });
}

const wanted = process.argv.slice(2);
const reader = createReader({ workers: 1 });
mkdirSync(FOLDER, { recursive: true });
try {
  for (const chosen of CHOSEN_LAYOUTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const png = await pictureOf(reader, chosen);
    writeFileSync(join(FOLDER, `${chosen.name}.png`), png);
    console.log(`${chosen.name}.png ${Math.ceil(png.length / 1000)} kB`);
  }
} finally {
  await reader.close();
}
