import { expect, it } from 'vitest';
import { sample } from './sample-prose.mjs';

const FILES: Readonly<Record<string, string>> = {
  'apps/server/src/a.ts': '/** Reads the page of a file. Throws if the file has no pages. */\nconst x = 1; // Short.\n',
  'docs/a.md': '# Title\n\nThe server keeps the words of a page. It reads them once only.\n',
  'apps/web/public/locales/en-US/a.json': '{ "a": "Choose the account of this line", "b": "No" }',
  'apps/server/src/messages/a.en-US.ts': "export const a = { x: 'Enter the number of the invoice' };",
};

it('draws each kind of prose from its files, the same with the same seed', () => {
  const draw = (seed: number) => sample(Object.keys(FILES), { seed, each: 1 }, (path) => FILES[path] ?? '');
  expect(draw(3)).toEqual(draw(3));
  expect(draw(3).map(({ kind }) => kind)).toEqual(['comments', 'documents', 'screens', 'errors']);
  expect(draw(3)[2]?.text).toBe('Choose the account of this line');
});
