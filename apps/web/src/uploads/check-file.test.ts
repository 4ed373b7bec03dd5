import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const png = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1);
const jpg = bytes(0xff, 0xd8, 0xff, 0xe0);
const pdf = new TextEncoder().encode('%PDF-1.7');
const limit = 1000;

describe('a file before it is sent', () => {
  it.each([
    ['scan.png', png, 10, null],
    ['photo.JPG', jpg, 10, null],
    ['photo.jpeg', jpg, 10, null],
    ['statement.pdf', pdf, 10, null],
    ['late-mark.pdf', new TextEncoder().encode(`\n\n${'x'.repeat(200)}%PDF-1.4`), 300, null],
    ['scan.jpg', png, 10, null],
    ['invoice.xml', new TextEncoder().encode('\ufeff<?xml version="1.0"?>'), 10, null],
    ['invoice.xml', bytes(0x50, 0x4b, 3, 4), 10, 'content'],
    ['notes.docx', pdf, 10, 'name'],
    ['notes.txt', new TextEncoder().encode('Dear Sir'), 8, 'name'],
    ['pdf', pdf, 10, 'name'],
    ['empty.pdf', bytes(), 0, 'empty'],
    ['big.pdf', pdf, limit + 1, 'tooLarge'],
    ['edge.pdf', pdf, limit, null],
    ['page.png', new TextEncoder().encode('<html>'), 10, 'content'],
    ['cut.png', png.slice(0, 4), 4, 'content'],
  ])('%s', (name, head, size, problem) => {
    expect(checkFile({ name, head, size }, limit)).toBe(problem);
  });

  it.each([
    ['contract.docx', 10, null],
    ['contract.docx', limit + 1, 'tooLarge'],
    ['contract.docx', 0, 'empty'],
  ])('that is only stored: %s of %i bytes', (name, size, problem) => {
    expect(checkFile({ name, head: bytes(1), size }, limit, 'store')).toBe(problem);
  });

  it.each([
    ['documents', 'bankFile'],
    ['allButData', 'noImport'],
    ['all', null],
    ['store', null],
  ] as const)('with data of a bank, where %s are taken: %s', (purpose, problem) => {
    const file = { name: 'april.csv', head: new TextEncoder().encode('Date,Amount'), size: 11 };
    expect(checkFile(file, limit, purpose)).toBe(problem);
  });

  it('has no limit until the server has sent it', () => {
    expect(checkFile({ name: 'a.pdf', head: pdf, size: 1e12 }, null)).toBeNull();
  });
});
