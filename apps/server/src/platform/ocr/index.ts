export type { GreyImage, Recogniser, Recognition, RecognitionHints } from './engine/recogniser.ts';
export { ThreadedRecogniser } from './engine/threaded-recogniser.ts';
export { ImageError } from './image/image-error.ts';
export type { Picture } from './image/load-image.ts';
export { decodePicture, loadGrey, MAX_INPUT_PIXELS, uprightSize } from './image/load-image.ts';
export { pictureHash } from './image/picture-hash.ts';
