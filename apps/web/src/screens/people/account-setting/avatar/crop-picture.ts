import type { Area } from 'react-easy-crop';

/** Twice what is kept, so that the server has something to make small from. */
const sidePixels = 512;

export const mostPictureMegabytes = 25;
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** What is wrong with a chosen file before it is opened, as a word of the messages; null when nothing is. */
export function pictureFault(file: { type: string; size: number }): 'type' | 'size' | 'empty' | null {
  if (!pictureTypes.some((type) => type === file.type)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > mostPictureMegabytes * 1024 * 1024 ? 'size' : null;
}

/** Opens a picture. Throws where the browser finds none at that address. */
export async function openPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** The part of a picture inside `area`, as a square file. */
export async function cropPicture(address: string, area: Area): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = sidePixels;
  canvas.height = sidePixels;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas here');
  context.imageSmoothingQuality = 'high';
  const picture = await openPicture(address);
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, sidePixels, sidePixels);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob === null ? reject(new Error('no picture came out')) : resolve(blob));
    canvas.toBlob(take, 'image/webp', 0.92);
  });
}
