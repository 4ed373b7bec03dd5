/** The differences between two values, as paths with both values; empty if they agree. */
export function differences(path: string, found: unknown, wanted: unknown): string[] {
  if (Array.isArray(found) && Array.isArray(wanted)) {
    const length = Math.max(found.length, wanted.length);
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      differences(`${path}.${index}`, found[index], wanted[index]),
    );
  }
  if (isRecord(found) && isRecord(wanted)) {
    const keys = [...new Set([...Object.keys(found), ...Object.keys(wanted)])];
    return keys.flatMap((key) => differences(path === '' ? key : `${path}.${key}`, found[key], wanted[key]));
  }
  return found === wanted ? [] : [`${path}: found ${JSON.stringify(found)}, expected ${JSON.stringify(wanted)}`];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
