/** A word of the profession, and where a screen uses it. */
export interface Term {
  readonly english: string;
  readonly chinese: string;
  readonly alsoChinese?: readonly string[];
  readonly meaning: string;
  readonly where: string;
}

export interface Glossary {
  readonly terms: readonly Term[];
  /** Forms that Chinese texts do not use, and what they use. */
  readonly avoid: readonly { readonly form: string; readonly instead: string }[];
  /** Messages in which an English word means something else: the reason, by `namespace:key`. */
  readonly exceptions: Readonly<Record<string, string>>;
}

export function readGlossary(): Glossary;
export function glossaryPage(glossary: Glossary): string;
