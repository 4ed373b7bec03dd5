export type { ImageErrorCode } from './image-error.ts';
export { ImageError } from './image-error.ts';
export type { Picture } from './load-image.ts';
export { decodePicture, loadGrey, MAX_INPUT_PIXELS, uprightSize } from './load-image.ts';
export { pictureHash } from './picture-hash.ts';
export type { GreyImage, Recogniser, Recognition, RecognitionHints } from './recogniser.ts';
export { ThreadedRecogniser } from './threaded-recogniser.ts';
