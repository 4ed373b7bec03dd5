import type { FoundContent } from './error.ts';

/** The content type according to the first bytes; null for text or possible text. */
export function contentOfBytes(bytes: Uint8Array): FoundContent | 'ole' | null {
  if (bytes.length === 0) return 'empty';
  const starts = (...mark: readonly number[]): boolean => mark.every((byte, index) => bytes[index] === byte);
  if (starts(0x50, 0x4b, 0x03, 0x04) || starts(0x50, 0x4b, 0x05, 0x06)) return 'zip';
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) return 'ole';
  if (starts(0x25, 0x50, 0x44, 0x46)) return 'pdf';
  if (starts(0x89, 0x50, 0x4e, 0x47) || starts(0xff, 0xd8, 0xff) || starts(0x47, 0x49, 0x46, 0x38)) return 'picture';
  if (starts(0x49, 0x49, 0x2a, 0x00) || starts(0x4d, 0x4d, 0x00, 0x2a)) return 'picture';
  return null;
}

/** The type of a text that cannot be a bank's data, according to its start; null if it may be bank data. */
export function contentOfText(text: string): FoundContent | null {
  const head = text.slice(0, 4096).trim();
  if (head === '') return 'empty';
  if (/<\?mso-application|urn:schemas-microsoft-com:office:spreadsheet/iu.test(head)) return 'workbook_2003_xml';
  if (/^<!doctype html|^<html|^(?:<[^>]*>\s*)*<(?:table|body|head)\b/iu.test(head)) return 'html';
  return /^<\?xml|^<[a-z]/iu.test(head) ? 'xml' : null;
}

const UTF16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** Distinguishes old compound files: a workbook encrypted with a password, or a workbook from before 2007. */
export function workbookOfOle(bytes: Uint8Array): 'protected_workbook' | 'old_workbook' | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.includes(UTF16('EncryptedPackage'))) return 'protected_workbook';
  return buffer.includes(UTF16('Workbook')) || buffer.includes(UTF16('Book')) ? 'old_workbook' : null;
}
