import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'en-US' | 'zh-Hant';

/** The screens' own words, so that a test finds what a person reads in that language: `words('en-US')('auth', 'signIn.button')`. */
export function words(language: Language): (namespace: string, key: string, values?: Record<string, string>) => string {
  return (namespace, key, values = {}) => {
    const path = join(
      import.meta.dirname,
      '..',
      '..',
      'apps',
      'web',
      'public',
      'locales',
      language,
      `${namespace}.json`,
    );
    let found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    for (const part of key.split('.'))
      found =
        typeof found === 'object' && found !== null
          ? Object.entries(found).find(([name]) => name === part)?.[1]
          : undefined;
    if (typeof found !== 'string') throw new Error(`no words for ${namespace}:${key} in ${language}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}

/**
 * The languages a test runs in: the given one, and with FOLIO_TEST_LANGUAGES=all both. Missing words, and screens in the other
 * language, are found by tests of their own; what a person does is the same in either.
 */
export function storyIn(language: Language): readonly Language[] {
  return isEveryLook ? ['en-US', 'zh-Hant'] : [language];
}

const isEveryLook = process.env.FOLIO_TEST_LANGUAGES === 'all';

/** Of many things of a kind that are looked at in two ways: every second one in the first way, the others in the second. */
export function shareOf<T>(things: readonly T[], way: 0 | 1): readonly T[] {
  return isEveryLook ? things : things.filter((_, at) => at % 2 === way);
}
