/** Decodes text of unknown encoding and prepares text for printing. */
export { type DecodedText, decodeBytes } from './decode.ts';
export { printableTexts } from './printable.ts';
