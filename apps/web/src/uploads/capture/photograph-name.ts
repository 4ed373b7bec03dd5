/** The name of a photographed document, without an ending, for example `Photo 2026-11-26 18.05`, in the time of the device. */
export function photographName(word: string, at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${word} ${day} ${two(at.getHours())}.${two(at.getMinutes())}`;
}
