import type { MailKind, SentKind } from '@folio/contract';

const ABOUT_A_DOCUMENT = [
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
] as const;

/** Placeholders that a template may use in braces. */
export type MailWord = (typeof ABOUT_A_DOCUMENT)[number];

/** Values of the placeholders in one email; null if there is no value. `link` is filled when the email is sent. */
export type MailFacts = Readonly<Record<Exclude<MailWord, 'link'>, string | null>>;

/** A statement of account covers many documents, so placeholders of a single document do not apply. */
const ABOUT_A_CONTACT: readonly MailWord[] = ['company', 'contact', 'due'];

export function wordsOf(kind: MailKind): readonly MailWord[] {
  return kind === 'statement' ? ABOUT_A_CONTACT : ABOUT_A_DOCUMENT;
}

const BRACED = /\{([^{}\n]*)\}/g;

/** Placeholders that the kind of template does not know, each once. `{link}` is not allowed in a subject. */
export function unknownWords(kind: MailKind, { subject, body }: { subject: string; body: string }): string[] {
  const known: readonly string[] = wordsOf(kind);
  const found = (text: string) => [...text.matchAll(BRACED)].map((match) => match[1]?.trim() ?? '');
  const unknown = [...found(subject), ...found(body)].filter((word) => !known.includes(word));
  return [...new Set([...unknown, ...found(subject).filter((word) => word === 'link')])];
}

/**
 * Fills in the placeholders. A line with a placeholder without a value is left out, so that no line reads 'Please
 * quote  .'; unknown placeholders and `{link}` stay as typed.
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

const linkedKinds = ['question', 'report'] as const;
/** A kind of email with a link to something else than a document. */
export type LinkedKind = (typeof linkedKinds)[number];

/** Null for a kind whose emails link to a document, or to nothing. */
export function linkedKindOf(kind: SentKind): LinkedKind | null {
  return linkedKinds.find((one) => one === kind) ?? null;
}

const LINK = /\{\s*link\s*\}/g;

export function asksForLink(body: string): boolean {
  return body.search(LINK) >= 0;
}

export function putLink(body: string, url: string): string {
  return body.replace(LINK, () => url);
}
