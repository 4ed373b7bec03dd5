/** Fonts of the kinds that programs print with; Chinese falls back to a Hong Kong face. */
export const SANS = "'Liberation Sans','Noto Sans CJK HK',sans-serif";
export const NARROW = "'Liberation Sans Narrow','Noto Sans CJK HK',sans-serif";
export const SERIF = "'Liberation Serif','Noto Serif CJK HK',serif";
export const MONO = "'Liberation Mono','Noto Sans Mono CJK HK',monospace";
export const HUMANIST = "'DejaVu Sans Condensed','Noto Sans CJK HK',sans-serif";
export const CHINESE = "'Noto Sans CJK HK',sans-serif";
export const SONG = "'Noto Serif CJK HK',serif";

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');
}

/** Cells are escaped texts; a cell that begins with `<` is markup already. */
export function cell(text: string): string {
  return text.startsWith('<') ? text : escaped(text);
}

export interface Column {
  readonly head: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly width?: string;
}

/** A table; without any head text the header row is left out. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[], className = ''): string {
  const style = ({ align, width }: Column): string =>
    ` style="text-align:${align ?? 'left'}${width === undefined ? '' : `;width:${width}`}"`;
  const head = columns.some((column) => column.head !== '')
    ? `<thead><tr>${columns.map((column) => `<th${style(column)}>${cell(column.head)}</th>`).join('')}</tr></thead>`
    : '';
  const body = rows.map(
    (row) =>
      `<tr>${row.map((text, index) => `<td${style(columns[index] ?? { head: '' })}>${cell(text)}</td>`).join('')}</tr>`,
  );
  return `<table class="${className}">${head}<tbody>${body.join('')}</tbody></table>`;
}

/** Label and value pairs as a borderless table, values beside (`:` after the label) or right aligned. */
export function pairs(
  rows: readonly (readonly [string, string])[],
  align: 'left' | 'right' = 'left',
  colon = '',
): string {
  const lines = rows.map(
    ([label, value]) =>
      `<tr><td class="k">${cell(label)}${colon}</td><td class="v" style="text-align:${align}">${cell(value)}</td></tr>`,
  );
  return `<table class="pairs">${lines.join('')}</table>`;
}

/** Labels above values, one box each, side by side. */
export function boxes(rows: readonly (readonly [string, string])[]): string {
  return `<div class="boxes">${rows.map(([label, value]) => `<div><small>${cell(label)}</small><br>${cell(value)}</div>`).join('')}</div>`;
}

export function sideBySide(left: string, right: string): string {
  return `<div class="sides"><div>${left}</div><div>${right}</div></div>`;
}

const BASE = `
*{box-sizing:border-box} body{margin:0;color:#111} table{border-collapse:collapse} td,th{vertical-align:top;padding:2px 5px}
.sides{display:flex;justify-content:space-between;gap:10mm} .boxes{display:flex;gap:8mm;flex-wrap:wrap} .right{text-align:right}
.center{text-align:center} .wide{width:100%} .lined td,.lined th{border:1px solid #555} .ruled th{border-bottom:1.5px solid #222}
.ruled td{border-bottom:1px solid #ddd} .zebra tbody tr:nth-child(odd){background:#f1f4f7} .push{margin-left:auto} h1,h2,h3,p{margin:0 0 2mm}
.page{break-after:page} .page:last-child{break-after:auto} .k{padding-right:4mm}`;

/** A whole page of markup. */
export function pageOf(body: string, css: string, size: { width: string; height: string }, margin = '14mm'): string {
  const height = size.height === 'auto' ? '' : ` ${size.height}`;
  const paper = size.height === 'auto' ? '' : `@page{size:${size.width}${height};margin:${margin}}`;
  const inner = size.height === 'auto' ? `body{padding:${margin};width:${size.width}}` : '';
  return `<!doctype html><html><head><meta charset="utf-8"><style>${BASE}${paper}${inner}${css}</style></head><body>${body}</body></html>`;
}
