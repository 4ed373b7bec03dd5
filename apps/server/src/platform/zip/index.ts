/** Zip files: written and read as streams. */
export { type OpenZip, openZip, openZipBytes, ZipError, type ZipLimits } from './read-zip.ts';
export { writeZip, type ZipPart } from './write-zip.ts';
