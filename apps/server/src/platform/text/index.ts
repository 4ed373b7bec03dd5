/** Text from bytes of unknown encoding. */
export { type DecodedText, decodeBytes } from './decode.ts';
