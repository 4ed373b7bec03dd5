import sharp, { type Sharp } from 'sharp';
import type { GreyImage } from '../engine/recogniser.ts';
import { ImageError } from './image-error.ts';

/** Larger pictures are rejected: decoding would take gigabytes. */
export const MAX_INPUT_PIXELS = 60_000_000;
/** A progressive JPEG and an interlaced PNG are held in memory as a whole while they are decoded. */
export const MAX_PROGRESSIVE_PIXELS = 20_000_000;
/** The longest time for decoding one picture. */
const TIMEOUT_SECONDS = 20;
/** Recognition gains nothing from more; larger pictures are reduced while they are decoded. */
const MAX_WIDTH_PX = 2200;
const MAX_HEIGHT_PX = 6000;

function openImage(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, sequentialRead: true, failOn: 'truncated' }).timeout({
    seconds: TIMEOUT_SECONDS,
  });
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const tooLarge = error instanceof Error && /pixel limit|too large/iu.test(error.message);
    throw new ImageError(tooLarge ? 'image_too_large' : 'corrupt');
  }
}

/** The size of the picture after its EXIF orientation is applied. */
export function uprightSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  return refusing(async () => {
    const { autoOrient } = await headOf(bytes);
    return autoOrient;
  });
}

/** Reads the header of a picture before anything is decoded. Rejects pictures that would take too much memory. */
async function headOf(bytes: Uint8Array) {
  const metadata = await openImage(bytes).metadata();
  const most = metadata.isProgressive === true ? MAX_PROGRESSIVE_PIXELS : MAX_INPUT_PIXELS;
  if (metadata.width * metadata.height > most) throw new Error('too large');
  return metadata;
}

/**
 * Decodes a picture upright, on white, in grey, reduced to a size suitable for recognition.
 * @throws {ImageError}
 */
export function loadGrey(bytes: Uint8Array): Promise<GreyImage> {
  return refusing(async () => {
    await headOf(bytes);
    const { data, info } = await openImage(bytes)
      .autoOrient()
      .resize({ width: MAX_WIDTH_PX, height: MAX_HEIGHT_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .greyscale()
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, pixels: data };
  });
}

/** Pixels of a picture in colour, row by row. */
export interface Picture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/**
 * Decodes a picture with its EXIF orientation applied, on white, no larger than requested.
 * @throws {ImageError}
 */
export function decodePicture(bytes: Uint8Array, size: { width?: number; height?: number }): Promise<Picture> {
  return refusing(async () => {
    await headOf(bytes);
    const { data, info } = await openImage(bytes)
      .autoOrient()
      .resize({ ...size, withoutEnlargement: true })
      .flatten({ background: 'white' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height, channels: info.channels };
  });
}
