import type { Box } from '@folio/documents';
import sharp from 'sharp';
import { invertDarkBands, wipeRules } from './clean.ts';
import type { GreyImage } from './recogniser.ts';
import { skewDegrees } from './skew.ts';

/** A picture ready for recognition, and the way from its boxes back to those of the picture it was made from. */
export interface Prepared {
  readonly image: GreyImage;
  readonly toPicture: (straight: Box) => Box;
}

/** Small print is enlarged to at least this width, at most by the factor below. */
const MIN_WIDTH_PX = 1000;
const MAX_ENLARGEMENT = 2;
const BLUR_SIGMA = 0.6;

/** The factor by which a picture is enlarged before recognition. */
function enlargement(image: GreyImage): number {
  return Math.min(MAX_ENLARGEMENT, Math.max(1, MIN_WIDTH_PX / image.width));
}

/** The centre of a box on the turned picture, turned back; its size stays. Lengths are in pixels of each picture. */
function turnedBack(box: Box, turned: GreyImage, original: { width: number; height: number }, degrees: number): Box {
  const radians = (degrees * Math.PI) / 180;
  const dx = (box.x + box.width / 2 - 0.5) * turned.width;
  const dy = (box.y + box.height / 2 - 0.5) * turned.height;
  const x = (dx * Math.cos(radians) - dy * Math.sin(radians)) / original.width + 0.5;
  const y = (dx * Math.sin(radians) + dy * Math.cos(radians)) / original.height + 0.5;
  const width = (box.width * turned.width) / original.width;
  const height = (box.height * turned.height) / original.height;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Straightens, enlarges small print and blurs lightly: what was measured to help recognition, and nothing else. */
export async function prepare(image: GreyImage): Promise<Prepared> {
  const degrees = await skewDegrees(image);
  const factor = enlargement(image);
  const size = { width: Math.round(image.width * factor), height: Math.round(image.height * factor) };
  const raw = { width: image.width, height: image.height, channels: 1 as const };
  let pipeline = sharp(image.pixels, { raw });
  if (factor > 1) pipeline = pipeline.resize({ ...size, kernel: 'cubic' });
  if (degrees !== 0) {
    const enlarged = await pipeline.toColourspace('b-w').raw().toBuffer();
    const enlargedRaw = { ...size, channels: 1 as const };
    pipeline = sharp(enlarged, { raw: enlargedRaw }).rotate(-degrees, { background: 'white' });
  }
  const { data, info } = await pipeline
    .blur(BLUR_SIGMA)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const turned = { width: info.width, height: info.height, pixels: data };
  invertDarkBands(turned);
  wipeRules(turned);
  return { image: turned, toPicture: degrees === 0 ? (box) => box : (box) => turnedBack(box, turned, size, degrees) };
}
