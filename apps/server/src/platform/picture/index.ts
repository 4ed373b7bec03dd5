/** Pictures of people. */
export { ImageRefused, MAX_IMAGE_MEGAPIXELS } from '../paper-file/index.ts';
export { type SquarePicture, takeSquare } from './take-square.ts';
