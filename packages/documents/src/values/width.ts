const FULL_WIDTH_OFFSET = 0xfee0;
const OTHERS: Readonly<Record<string, string>> = {
  '　': ' ',
  '￥': '¥',
  '￡': '£',
  '﹩': '$',
  '﹐': ',',
  '﹒': '.',
  '﹕': ':',
  '‐': '-',
  '‑': '-',
};
const WIDE = /[\uff01-\uff5e\u3000\uffe5\uffe1\ufe69\ufe50\ufe52\ufe55\u2010\u2011]/gu;

/**
 * Full-width letters, digits, marks and spaces as their plain forms, one character for one: positions in the text do
 * not change (which Unicode's compatibility folding does not guarantee).
 */
export function plainWidth(text: string): string {
  return text.replace(
    WIDE,
    (wide) => OTHERS[wide] ?? String.fromCharCode((wide.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET),
  );
}
