/** Documents as PDF files, written in a separate thread that keeps the fonts loaded. */
export { pagePicture } from './page-picture.ts';
export { NO_IMAGES, type PaperImage, type PaperImages, type PaperWithImages } from './printed-paper.ts';
export { ImageRefused, MAX_IMAGE_MEGAPIXELS, measuredImage, takeImage } from './take-image.ts';
export { type PaperOptions, writePaper } from './write-paper.ts';
