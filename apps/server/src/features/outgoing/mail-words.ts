import type { MailKind } from '@folio/contract';

/** What a template may name in braces. */
export type MailWord =
  | 'number'
  | 'company'
  | 'contact'
  | 'total'
  | 'due'
  | 'due_date'
  | 'issue_date'
  | 'days_overdue'
  | 'link'
  | 'payment_reference';

/** What the words stand for in one mail; null where there is nothing to say. `link` is filled when the mail leaves. */
export type MailFacts = Readonly<Record<Exclude<MailWord, 'link'>, string | null>>;

const ABOUT_A_DOCUMENT: readonly MailWord[] = [
  'number',
  'company',
  'contact',
  'total',
  'due',
  'due_date',
  'issue_date',
  'days_overdue',
  'link',
  'payment_reference',
];
/** A statement of account is about many documents: none of theirs can be meant. */
const ABOUT_A_CONTACT: readonly MailWord[] = ['company', 'contact', 'due'];

export function wordsOf(kind: MailKind): readonly MailWord[] {
  return kind === 'statement' ? ABOUT_A_CONTACT : ABOUT_A_DOCUMENT;
}

const BRACED = /\{([^{}\n]*)\}/g;

/** Words in braces that a template of the kind does not know, each once. `{link}` has no place in a subject. */
export function unknownWords(kind: MailKind, { subject, body }: { subject: string; body: string }): string[] {
  const known: readonly string[] = wordsOf(kind);
  const found = (text: string) => [...text.matchAll(BRACED)].map((match) => match[1]?.trim() ?? '');
  const unknown = [...found(subject), ...found(body)].filter((word) => !known.includes(word));
  return [...new Set([...unknown, ...found(subject).filter((word) => word === 'link')])];
}

/**
 * Puts the facts in. A line of which a word has nothing to say is left out, so that nothing reads 'Please quote  .'; what
 * is no known word stays as it was typed, and so does `{link}`.
 */
export function fillWords(text: string, facts: Partial<MailFacts>): string {
  const isFact = (word: string): word is keyof MailFacts => Object.hasOwn(facts, word);
  const says = (line: string) =>
    [...line.matchAll(BRACED)].every((match) => {
      const word = match[1]?.trim() ?? '';
      return !isFact(word) || facts[word] !== null;
    });
  const filled = text
    .split('\n')
    .filter(says)
    .map((line) =>
      line.replace(BRACED, (braced, word: string) =>
        isFact(word.trim()) ? (facts[word.trim() as keyof MailFacts] ?? '') : braced,
      ),
    );
  return filled
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const LINK = /\{\s*link\s*\}/g;

export function asksForLink(body: string): boolean {
  return body.search(LINK) >= 0;
}

export function putLink(body: string, url: string): string {
  return body.replace(LINK, () => url);
}
