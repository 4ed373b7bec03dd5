export type { ImageErrorCode } from './image-error.ts';
export { ImageError } from './image-error.ts';
export { loadGrey, MAX_INPUT_PIXELS, renderImage, uprightSize } from './load-image.ts';
export type { GreyImage, Recogniser } from './recogniser.ts';
export { TesseractRecogniser } from './tesseract-recogniser.ts';
