/** Text from bytes of unknown encoding, and text as it can be printed. */
export { type DecodedText, decodeBytes } from './decode.ts';
export { printableTexts } from './printable.ts';
