/** One promise of speed or size: what was measured, the goal where there is one, and whether it holds. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  goal?: number;
  /** `at_most` (default) or `at_least` the goal. */
  goalIs?: 'at_most' | 'at_least';
  note?: string;
}

export function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

export function printFigures(figures: readonly Figure[]): void {
  for (const figure of figures) {
    const value = `${figure.value >= 100 ? Math.round(figure.value) : Number(figure.value.toPrecision(3))} ${figure.unit}`;
    console.log(
      `${figure.name.padEnd(46)} ${value.padStart(14)}  ${goalText(figure)}${figure.note ? `  (${figure.note})` : ''}`,
    );
  }
}

function goalText({ value, unit, goal, goalIs = 'at_most' }: Figure): string {
  if (goal === undefined) return '';
  const holds = goalIs === 'at_most' ? value <= goal : value >= goal;
  return `${holds ? 'holds' : 'MISSED'}: goal ${goalIs === 'at_most' ? '<=' : '>='} ${goal} ${unit}`;
}
