import { boxOfTokens } from '../page/layout.ts';
import type { Page, Token } from '../page/page.ts';
import { lettersAndDigits } from '../values/words.ts';
import type { CompanyPaperFieldName, PaperDoubt, PaperField } from './company-paper.ts';

/** Recognised letters below this confidence are doubtful. */
const SURE = 0.9;
const HAN = /\p{Script=Han}/u;

/**
 * A value read from tokens, with its place and doubt. Values of a text layer are certain. A recognised value is
 * certain only if all of its letters are clear, another reading of a doubtful picture has them too, and they are not
 * Chinese: similar Chinese characters are recognised wrongly with high confidence.
 */
export function paperField(
  field: CompanyPaperFieldName,
  value: string,
  tokens: readonly Token[],
  pages: readonly Page[],
  doubt: PaperDoubt | null = null,
): PaperField | null {
  const page = tokens[0]?.page;
  const box = boxOfTokens(tokens.filter((token) => token.page === page));
  if (page === undefined || box === null || value === '') return null;
  return {
    field,
    value,
    page,
    box,
    doubt:
      doubt ??
      unclear(
        tokens,
        pages.find(({ number }) => number === page),
      ),
  };
}

function unclear(tokens: readonly Token[], page: Page | undefined): PaperDoubt | null {
  if (page === undefined || page.source === 'text') return null;
  const letters = tokens.map(({ text }) => text);
  const isClear = tokens.every(({ confidence }) => confidence >= SURE) && !letters.some((text) => HAN.test(text));
  return isClear && isSeenAgain(letters, page) ? null : 'unclear';
}

/** Whether one of the other readings has the same letters in the same order; a clear page is read once. */
function isSeenAgain(texts: readonly string[], { variants = [] }: Page): boolean {
  if (variants.length === 0) return true;
  const wanted = lettersAndDigits(texts.join(''));
  return variants.some((words) => lettersAndDigits(words.map(({ text }) => text).join('')).includes(wanted));
}
