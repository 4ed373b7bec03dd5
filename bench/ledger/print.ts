import type { BenchLine } from './line.ts';

/** One line of the plain table. */
export function plainLine(line: BenchLine): string {
  const figure = line.value === null ? 'not measured' : `${line.value} ${line.unit}`;
  const anchor = line.anchor === null ? '' : `anchor ${line.anchor}`;
  const ratio = line.ratio === null ? '' : `${line.ratio}x`;
  const hledger = line.hledgerMs === null ? '' : `, hledger ${line.hledgerMs} ms`;
  const goal = line.goal === null ? '' : `${holdsWord(line)}: ${line.goal}`;
  return [
    line.id.padEnd(27),
    line.engine.padEnd(9),
    String(line.entries).padStart(8),
    figure.padStart(17),
    anchor.padStart(14),
    ratio.padStart(7),
    ` ${goal}${hledger}`,
    line.note === null ? '' : ` (${line.note})`,
  ].join(' ');
}

function holdsWord({ holds }: BenchLine): string {
  if (holds === null) return '';
  return holds ? 'holds' : 'MISSED';
}

const HEAD = ['', 'What', 'Engine', 'Entries', 'Folio', 'Anchor', 'Ratio', 'hledger', 'Goal', 'Holds'];

/** The table of docs/performance.md, with what it was taken on above it. */
export function markdown(conditions: readonly string[], lines: readonly BenchLine[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = [...lines]
    .sort(byPromise)
    .map((line) =>
      row([
        line.id,
        line.note === null ? line.name : `${line.name} (${line.note})`,
        line.engine === 'pglite' ? 'PGlite' : 'PostgreSQL',
        line.entries.toLocaleString('en-US'),
        line.value === null ? 'not measured' : `${line.value} ${line.unit}`,
        line.anchor === null ? '' : `${line.anchor} ${line.unit}`,
        line.ratio === null ? '' : String(line.ratio),
        line.hledgerMs === null ? '' : `${line.hledgerMs} ms`,
        line.goal ?? '',
        line.holds === null ? '' : line.holds ? 'yes' : '**no**',
      ]),
    );
  return [...conditions.map((text) => `- ${text}`), '', row(HEAD), row(HEAD.map(() => '---')), ...rows].join('\n');
}

/** P2 before P10, the same promise together, small journals first. */
function byPromise(a: BenchLine, b: BenchLine): number {
  const number = ({ id }: BenchLine) => Number(/^P(\d+)/.exec(id)?.[1] ?? 99);
  return number(a) - number(b) || a.id.localeCompare(b.id) || a.engine.localeCompare(b.engine) || a.entries - b.entries;
}
