/** How many files of 16 MB have the same first two parts in their name. */
const FILES_IN_A_PART = 256;
const HEX = 16;

/** The names of the files of PostgreSQL's log from one to another, both included. Both are of the same timeline. */
export function logFilesBetween(first: string, last: string): string[] {
  const timeline = first.slice(0, 8);
  const hex = (n: number) => n.toString(HEX).toUpperCase().padStart(8, '0');
  const from = numberOf(first);
  return Array.from({ length: Math.max(0, numberOf(last) - from + 1) }, (_, n) => {
    const number = from + n;
    return `${timeline}${hex(Math.floor(number / FILES_IN_A_PART))}${hex(number % FILES_IN_A_PART)}`;
  });
}

function numberOf(file: string): number {
  return Number.parseInt(file.slice(8, 16), HEX) * FILES_IN_A_PART + Number.parseInt(file.slice(16), HEX);
}
