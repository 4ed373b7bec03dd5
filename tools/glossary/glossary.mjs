// `node tools/glossary/glossary.mjs --write` writes docs/glossary.md from glossary.json. glossary.test.ts compares both with the texts of
// the screens.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, '../../docs/glossary.md');

/** @returns {import('./glossary.d.mts').Glossary} */
export function readGlossary() {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'glossary.json'), 'utf8'));
}

/** The page of docs/ for a glossary, as Markdown. */
export function glossaryPage({ terms, avoid }) {
  const rows = terms.map(
    ({ english, chinese, alsoChinese = [], meaning, where }) =>
      `| ${english} | ${[chinese, ...alsoChinese].join('、')} | ${meaning} | ${where} |`,
  );
  const forms = avoid.map(({ form, instead }) => `| ${form} | ${instead} |`);
  return `# Glossary

One word for one idea, the same on the screen, in code, in the database and in documents. The first Chinese word is the usual one; the
others are right in some places only. This page is written by \`tools/glossary/glossary.mjs\` from \`glossary.json\` next to it, and a test
compares every text of the screens with it: a message that uses an English term uses its Chinese one.

| English | 繁體中文 | Meaning | Where it is used |
|---|---|---|---|
${rows.join('\n')}

| Not in Chinese texts | Instead |
|---|---|
${forms.join('\n')}
`;
}

if (process.argv.includes('--write')) writeFileSync(PAGE, glossaryPage(readGlossary()));
