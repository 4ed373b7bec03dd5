/** What is asked of a field: a test of the typed text, and the sentence when it fails. */
export interface Rule {
  holds: (text: string, all: Readonly<Record<string, string>>) => boolean;
  sentence: string;
}

export type Rules = Readonly<Record<string, readonly Rule[]>>;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const rule = {
  required: (sentence: string): Rule => ({ holds: (text) => text.trim() !== '', sentence }),
  email: (sentence: string): Rule => ({ holds: (text) => emailPattern.test(text.trim()), sentence }),
  min: (length: number, sentence: string): Rule => ({ holds: (text) => text.length >= length, sentence }),
  pattern: (pattern: RegExp, sentence: string): Rule => ({ holds: (text) => pattern.test(text.trim()), sentence }),
  same: (other: string, sentence: string): Rule => ({ holds: (text, all) => text === (all[other] ?? ''), sentence }),
};

/** The sentence of the first rule a field breaks; empty when it holds. */
export function problemOf(name: string, rules: Rules, values: Readonly<Record<string, string>>): string {
  const text = values[name] ?? '';
  return rules[name]?.find((one) => !one.holds(text, values))?.sentence ?? '';
}

/** The sentences of every field that breaks a rule. */
export function problemsOf(rules: Rules, values: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.keys(rules).map((name) => [name, problemOf(name, rules, values)] as const);
  return Object.fromEntries(named.filter(([, sentence]) => sentence !== ''));
}
