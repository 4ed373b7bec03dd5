/** A figure on a chart's axis: `80k`, `-1.2m`, `950`. */
export function axisFigure(value: number): string {
  const size = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  const short = (by: number) => `${sign}${Math.round((size / by) * 10) / 10}`;
  if (size >= 1_000_000) return `${short(1_000_000)}m`;
  return size >= 1_000 ? `${short(1_000)}k` : String(value);
}
