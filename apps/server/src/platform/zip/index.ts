/** Zip files: written and read as streams. */
export { type OpenZip, openZip, openZipBytes, ZipError } from './read-zip.ts';
export { openZipWriter, writeZip, type ZipPart } from './write-zip.ts';
