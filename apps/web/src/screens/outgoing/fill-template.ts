const braced = /\{\s*(\w+)\s*\}/g;

/** Puts facts in the place of their words in braces; a line of which a word has nothing to say is left out. */
export function fillTemplate(text: string, facts: Readonly<Record<string, string>>): string {
  const says = (line: string) => [...line.matchAll(braced)].every(([, word = '']) => facts[word] !== '');
  return text
    .split('\n')
    .filter(says)
    .map((line) => line.replace(braced, (whole, word: string) => facts[word] ?? whole))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
