/** The corners of a balance over time in a box, as SVG takes them: flat from a step to the next, and up or down there. */
export function balancePoints(
  { from, to, steps }: { from: string; to: string; steps: readonly { date: string; balance: string }[] },
  { width, height }: { width: number; height: number },
): string {
  const heights = steps.map(({ balance }) => Number(balance));
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const left = (date: string) => round(end === start ? 0 : ((Date.parse(date) - start) / (end - start)) * width);
  const top = (value: number) =>
    round(highest === lowest ? height / 2 : ((highest - value) / (highest - lowest)) * height);
  const corners = steps.flatMap(({ date }, at) => {
    const before = heights[at - 1];
    const corner = `${left(date)},${top(heights[at] ?? 0)}`;
    return before === undefined ? [corner] : [`${left(date)},${top(before)}`, corner];
  });
  return [...corners, `${width},${top(heights.at(-1) ?? 0)}`].join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
