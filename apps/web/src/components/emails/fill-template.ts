const braced = /\{\s*(\w+)\s*\}/g;

/** Replaces the placeholders in braces with facts; a line with an empty placeholder is left out. */
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
