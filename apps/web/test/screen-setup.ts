import { cleanup } from '@testing-library/react';
import i18next from 'i18next';
import nprogress from 'nprogress';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach } from 'vitest';
import { beginTest, closeServer, replaceNetwork, untilNoCallBegins } from './fake-server.ts';

/**
 * What every test of a hook or a component begins with: no network, and messages shown as their keys followed by their
 * values, so that no test depends on the wording.
 */
const withValues = {
  type: 'postProcessor' as const,
  name: 'values',
  process: (words: string, keys: string | string[], values: Record<string, unknown>): string => {
    const key = [keys].flat().at(-1) ?? words;
    const own = Object.entries(values).filter(([name]) => !ownOptions.has(name));
    return [key, ...own.map(([name, value]) => `${name}=${String(value)}`)].join(' ');
  },
};
const ownOptions = new Set(['ns', 'lng', 'lngs', 'defaultValue', 'keyPrefix', 'nsMode', 'postProcess']);

replaceNetwork();
// The bar goes on by timers, which would outlive the document of a test whose call is never answered.
nprogress.start = () => nprogress;
nprogress.done = () => nprogress;
if (!i18next.isInitialized) {
  await i18next
    .use(withValues)
    .use(initReactI18next)
    .init({
      lng: 'en-US',
      ns: ['common'],
      defaultNS: 'common',
      resources: {},
      postProcess: ['values'],
      react: { useSuspense: false },
    });
}

beforeEach(beginTest);
afterEach(async () => {
  cleanup();
  await untilNoCallBegins();
  closeServer();
  localStorage.clear();
  sessionStorage.clear();
});
