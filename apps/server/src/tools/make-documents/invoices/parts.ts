import { type Column, escaped, pairs, table } from '../html.ts';
import { type Cents, comma } from '../money.ts';
import type { Company } from '../names.ts';
import type { Invoice, Line } from './content.ts';
import { nameOf, type Tongue } from './labels.ts';

/** The building blocks that several layouts share. */
export type Money = (cents: Cents) => string;

export function letterhead(company: Company, tongue: Tongue, extra: readonly string[] = []): string {
  const names = tongue === 'zh' ? [company.zh] : tongue === 'both' ? [company.zh, company.en] : [company.en];
  const addresses =
    tongue === 'zh'
      ? [company.addressZh]
      : tongue === 'both'
        ? [company.addressZh, company.addressEn]
        : [company.addressEn];
  const lines = [...addresses, ...extra].map((line) => `<div class="sub">${escaped(line)}</div>`).join('');
  return `<div class="letterhead">${names.map((name) => `<div class="name">${escaped(name)}</div>`).join('')}${lines}</div>`;
}

export function billTo(label: string, company: Company, tongue: Tongue, attention = ''): string {
  const address =
    tongue === 'zh' ? company.addressZh : company.addressEn === '' ? company.addressZh : company.addressEn;
  const broken = address.replace(/, (?=\d+ [A-Z]|[A-Z][^,]*$)/gu, ',\n');
  const person = attention === '' ? '' : `<div>${escaped(attention)}</div>`;
  const name = tongue === 'both' ? company.en : nameOf(company, tongue);
  return `<div class="billto"><div class="label">${escaped(label)}</div><div><b>${escaped(name)}</b></div><div>${escaped(broken)}</div>${person}</div>`;
}

type CellOf = (line: Line, index: number) => string;

/** A column of an item table with what stands in it. */
export interface ItemColumn extends Column {
  readonly of: CellOf;
}

export const right = (head: string, of: CellOf, width = ''): ItemColumn => ({
  head,
  align: 'right',
  of,
  ...(width === '' ? {} : { width }),
});
export const left = (head: string, of: CellOf, width = ''): ItemColumn => ({
  head,
  of,
  ...(width === '' ? {} : { width }),
});
export const centre = (head: string, of: CellOf): ItemColumn => ({ head, align: 'center', of });

export function described(line: Line, tongue: Tongue, more: boolean): string {
  const second = more && line.more !== null ? `<br><span class="more">${escaped(line.more)}</span>` : '';
  return `<span>${escaped(nameOf(line, tongue))}</span>${second}`;
}

export function itemTable(lines: readonly Line[], columns: readonly ItemColumn[], className: string, from = 0): string {
  return table(
    columns,
    lines.map((line, index) => columns.map((column) => column.of(line, from + index))),
    `items wide ${className}`,
  );
}

/** The figures below the items, in printing order; only those asked for. */
export function totalsBlock(
  rows: readonly (readonly [string, string])[],
  place: 'right' | 'left' | 'center',
  className = '',
): string {
  const margin = { right: 'margin-left:auto', left: 'margin-right:auto', center: 'margin:0 auto' }[place];
  return `<div class="totals ${className}" style="width:max-content;${margin}">${pairs(rows, 'right')}</div>`;
}

export const money: Money = comma;

export function negative(cents: Cents, format: Money = comma): string {
  return `-${format(cents)}`;
}

export function rounding(invoice: Invoice): string {
  return invoice.rounding < 0n ? `-${comma(-invoice.rounding)}` : comma(invoice.rounding);
}
