/** Signs with a meaning in XML, and those that it cannot hold, with a few that it can. */
const SPECIAL = /[&<>"\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const WRITTEN: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '\t',
  '\n': '\n',
  '\r': '\r',
};

/** Control characters that XML can hold. */
const HELD = /[\u0080-\u009f]/;

/** A text as the content of an element or attribute; control characters and halves of signs are left out. */
export function xmlText(text: string): string {
  return text.replace(SPECIAL, (sign) => WRITTEN[sign] ?? (HELD.test(sign) ? sign : ''));
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Where the names of the elements of a workbook are defined. */
export const SHEET_NAMES = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
