import type { Page } from '../page/page.ts';
import type { CompanyPaperFieldName, PaperDoubt, PaperField } from './company-paper.ts';
import { paperField } from './paper-doubt.ts';
import type { ValueLines } from './paper-values.ts';
import { namesIn, type Read } from './read-values.ts';

/** How names of Hong Kong companies end; what ends otherwise may hold more than a name. */
const LIMITED = /(?:LIMITED|LTD\.?|有限公司)$/iu;

/** A field with what was read; null where nothing was. */
export function ofRead(
  field: CompanyPaperFieldName,
  read: Read | null,
  pages: readonly Page[],
  doubt: PaperDoubt | null = null,
): PaperField | null {
  return read === null ? null : paperField(field, read.value, read.tokens, pages, doubt);
}

/** The names of a company in the lines of a value. */
export function nameFields(lines: ValueLines, pages: readonly Page[]): (PaperField | null)[] {
  const { name, nameZh } = namesIn(lines);
  const doubt = (read: Read | null) => (read === null || LIMITED.test(read.value) ? null : 'unclear');
  return [ofRead('name', name, pages, doubt(name)), ofRead('name_zh', nameZh, pages, doubt(nameZh))];
}
