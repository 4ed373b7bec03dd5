import sharp, { type Sharp } from 'sharp';
import { sniffType } from '../reader/sniff-type.ts';
import type { PaperImage } from './printed-paper.ts';

/** `type`: neither PNG nor JPG. `pixels`: decoding would use too much memory. `corrupt`: it cannot be opened. */
export type ImageProblem = 'type' | 'pixels' | 'corrupt';

export class ImageRefused extends Error {
  readonly problem: ImageProblem;

  constructor(problem: ImageProblem) {
    super(`picture refused: ${problem}`);
    this.problem = problem;
  }
}

export const MAX_IMAGE_MEGAPIXELS = 50;
const MAX_PROGRESSIVE_MEGAPIXELS = 20;
const MEGA = 1_000_000;
const TIMEOUT_SECONDS = 20;

/** Enough for 300 dots per inch at the printed size of each. */
const BOUNDS = { logo: { width: 1200, height: 600 }, stamp: { width: 600, height: 600 } } as const;
/** A larger PNG is a photograph: as JPEG it has a tenth of the size. */
const MAX_PNG_BYTES = 400_000;
const WHITE = 255;

/**
 * A picture prepared for printing: upright, limited in size and encoded again without any other data of the file. A
 * logo gets a white background. Of a chop or signature only the ink is kept, even if it was photographed or scanned
 * on white paper.
 * @throws {ImageRefused}
 */
export async function takeImage(bytes: Uint8Array, use: 'logo' | 'stamp'): Promise<PaperImage> {
  const type = sniffType(bytes);
  if (type !== 'png' && type !== 'jpg') throw new ImageRefused('type');
  try {
    return use === 'logo' ? await logoOf(bytes) : await stampOf(bytes);
  } catch (error) {
    const tooLarge = error instanceof Error && /pixel limit|too large/iu.test(error.message);
    throw new ImageRefused(tooLarge ? 'pixels' : 'corrupt');
  }
}

/** Checks in the header that decoding uses neither too much memory nor too much time. Throws otherwise. */
export async function measuredImage(bytes: Uint8Array): Promise<Sharp> {
  const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_MEGAPIXELS * MEGA, failOn: 'truncated' });
  const { width, height, isProgressive } = await image.metadata();
  // A progressive picture is held in memory as a whole while it is decoded.
  if (isProgressive === true && width * height > MAX_PROGRESSIVE_MEGAPIXELS * MEGA) throw new Error('too large');
  return image.timeout({ seconds: TIMEOUT_SECONDS });
}

async function opened(bytes: Uint8Array, bounds: { width: number; height: number }) {
  return (await measuredImage(bytes))
    .autoOrient()
    .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}

async function logoOf(bytes: Uint8Array): Promise<PaperImage> {
  const drawn = await (await opened(bytes, BOUNDS.logo))
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = drawn.info;
  const again = () => sharp(drawn.data, { raw: { width, height, channels } });
  const png = await again().png({ compressionLevel: 9 }).toBuffer();
  if (png.length <= MAX_PNG_BYTES) return { type: 'image/png', bytes: png, width, height };
  return { type: 'image/jpeg', bytes: await again().jpeg({ quality: 88 }).toBuffer(), width, height };
}

async function stampOf(bytes: Uint8Array): Promise<PaperImage> {
  const { data, info } = await (await opened(bytes, BOUNDS.stamp))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (isOpaque(data)) inkOnly(data);
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { type: 'image/png', bytes: png, width, height };
}

function isOpaque(pixels: Uint8Array): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== WHITE) return false;
  return true;
}

/** Makes white transparent and keeps the colour: each pixel becomes the ink that looks the same on white. */
function inkOnly(pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const ink = WHITE - Math.min(pixels[at] ?? WHITE, pixels[at + 1] ?? WHITE, pixels[at + 2] ?? WHITE);
    for (let channel = at; channel < at + 3; channel++) {
      const seen = pixels[channel] ?? WHITE;
      pixels[channel] = ink === 0 ? WHITE : Math.round(WHITE - ((WHITE - seen) * WHITE) / ink);
    }
    pixels[at + 3] = ink;
  }
}
