/** What the finder looks through. */
interface Findable {
  label: string;
  /** Other words it is found by. */
  words?: string;
}

/** The commands whose label or words hold every typed word; those that begin with the text come first. */
export function filterCommands<C extends Findable>(commands: readonly C[], text: string): C[] {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [...commands];
  const parts = typed.split(/\s+/);
  const found = commands.filter((command) => {
    const hay = `${command.label} ${command.words ?? ''}`.toLowerCase();
    return parts.every((part) => hay.includes(part));
  });
  const rank = (command: C) => (command.label.toLowerCase().startsWith(typed) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}
