import { joinPages } from './join-pages.ts';
import type { CapturedPage } from './pages.ts';

/** The longer side of a page in pixels: about 260 dots per inch on A4, more than recognition needs. */
const MAX_SIDE = 3000;
const JPEG_QUALITY = 0.85;

/**
 * Draws a photograph upright as JPEG. Cameras note in the file how it was held, and a PDF does not follow that note.
 * @throws if the browser cannot read the picture
 */
export async function drawPage(original: File): Promise<CapturedPage> {
  const picture = await createImageBitmap(original);
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser draws no pictures');
  // JPEG knows no transparency, and a transparent background would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const jpeg = await jpegOf(canvas);
  const { width, height } = canvas;
  return { id: crypto.randomUUID(), original, jpeg, width, height, url: URL.createObjectURL(jpeg) };
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the browser wrote no picture')) : resolve(blob)),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}

/** The pages as the bytes of one PDF. */
export async function pdfOfPages(pages: readonly CapturedPage[]): Promise<Uint8Array<ArrayBuffer>> {
  return joinPages(
    await Promise.all(
      pages.map(async ({ jpeg, width, height }) => ({
        bytes: new Uint8Array(await jpeg.arrayBuffer()),
        width,
        height,
      })),
    ),
  );
}
