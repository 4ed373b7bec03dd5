import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { decodeText } from './file-task.ts';

describe('the text of another program’s file', () => {
  it.each([
    ['UTF-8', Buffer.from('日期,科目'), '日期,科目'],
    ['UTF-8 with its mark', Buffer.from('\ufeff日期,科目'), '日期,科目'],
    ['UTF-16 as spreadsheets save it', Buffer.from('\ufeff日期,科目', 'utf16le'), '日期,科目'],
    ['Big5', Buffer.from('a4e9b4c12caceca5d8', 'hex'), '日期,科目'],
    ['GB 18030', Buffer.from('c8d5c6da2cbfc6c4bf', 'hex'), '日期,科目'],
  ])('in %s', (_, bytes, text) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it.each([
    ['a workbook', Buffer.from('PK\u0003\u0004\u0000\u0000'), 'import_not_text'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'import_not_text'],
    ['nothing', Buffer.alloc(0), 'file_empty'],
  ])('is not %s', (_, bytes, word) => {
    expect(() => decodeText(bytes)).toThrow(DomainError);
    try {
      decodeText(bytes);
    } catch (error) {
      expect(error instanceof DomainError && error.word).toBe(word);
    }
  });
});
