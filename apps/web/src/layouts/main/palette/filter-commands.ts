/** What the finder looks through. */
interface Findable {
  label: string;
  /** Other words it is found by. */
  words?: string;
}

const HAN = /\p{Script=Han}/u;

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

/** Words begin after a space, a slash or a hyphen; what is written with "&" is one word. */
function wordsOf(text: string): string[] {
  return text.split(/[\s/-]+/).filter((word) => word !== '');
}

/** Whether a text has each part: English as the beginning of a word, Chinese anywhere. */
function hasAll(text: string, parts: readonly string[]): boolean {
  const words = wordsOf(text);
  return parts.every((part) => (HAN.test(part) ? text.includes(part) : words.some((word) => word.startsWith(part))));
}

/**
 * The commands whose label or words have every typed word. Those that begin with the text come first, then those whose
 * label has all the words.
 */
export function filterCommands<C extends Findable>(commands: readonly C[], text: string): C[] {
  const typed = plain(text);
  if (typed === '') return [...commands];
  const parts = wordsOf(typed);
  const ranked = commands.flatMap((command) => {
    const label = plain(command.label);
    if (!hasAll(`${label} ${plain(command.words ?? '')}`, parts)) return [];
    return [{ command, rank: label.startsWith(typed) ? 0 : hasAll(label, parts) ? 1 : 2 }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ command }) => command);
}
