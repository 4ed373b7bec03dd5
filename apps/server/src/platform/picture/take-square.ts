import { ImageRefused, measuredImage } from '../paper-file/index.ts';

/** A picture in the form in which it is stored and shown: a square with sides of `side` pixels. */
export interface SquarePicture {
  type: 'image/webp';
  bytes: Uint8Array;
}

const JPG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const WEBP_AT = 8;

/**
 * The middle of a picture as a small upright square. It is encoded again from its pixels, without the file's other
 * data (place, camera, further frames). The type is detected from the first bytes, never from the name; only PNG, JPG
 * and WebP are opened.
 * @throws {ImageRefused}
 */
export async function takeSquare(bytes: Uint8Array, sidePixels: number): Promise<SquarePicture> {
  if (!isPicture(bytes)) throw new ImageRefused('type');
  try {
    const square = await (await measuredImage(bytes))
      .autoOrient()
      .resize({ width: sidePixels, height: sidePixels, fit: 'cover' })
      .toColourspace('srgb')
      .webp({ quality: 86 })
      .toBuffer();
    return { type: 'image/webp', bytes: square };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit|too large/iu.test(error.message);
    throw new ImageRefused(isTooLarge ? 'pixels' : 'corrupt');
  }
}

function isPicture(bytes: Uint8Array): boolean {
  const has = (signature: readonly number[], at = 0) => signature.every((byte, index) => bytes[at + index] === byte);
  return has(PNG) || has(JPG) || (has(RIFF) && has(WEBP, WEBP_AT));
}
