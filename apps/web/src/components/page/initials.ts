export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  if (words.length === 1) return /[\u3400-\u9fff]/.test(first) ? first.slice(-2) : first.slice(0, 1).toUpperCase();
  return words
    .slice(-2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}
