import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** Taps a button that opens the camera, and gives it a picture of one colour. */
export async function takePhotograph(place: Locator, button: string, colour: string): Promise<void> {
  const buffer = await sharp({ create: { width: 60, height: 80, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  const chooser = place.page().waitForEvent('filechooser');
  await place.getByRole('button', { name: button, exact: true }).tap();
  await (await chooser).setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer });
}
