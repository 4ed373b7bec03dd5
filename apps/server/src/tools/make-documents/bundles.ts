import type { Chance } from './chance.ts';
import { pageOf, SANS } from './html.ts';
import type { Made } from './made.ts';

/** One document inside a file of several: its pages from 1, what it is and its total. */
export interface BundlePart {
  readonly pages: readonly number[];
  readonly kind: string;
  readonly total: string | null;
}

/** The label of a file that holds several documents. */
export interface BundleLabel {
  readonly id: string;
  readonly file: string;
  readonly parts: readonly BundlePart[];
}

/** A page of terms that belongs to the document before it. */
export function annex(chance: Chance): Pick<Made, 'html' | 'size'> {
  const clause =
    'The seller retains title to the goods until payment has been received in full. Claims must be made in writing within seven days of delivery.';
  const clauses = Array.from({ length: chance.int(8, 14) }, (_, index) => `<p>${index + 1}. ${clause}</p>`).join('');
  const size = { width: '210mm', height: '297mm' };
  return { html: pageOf(`<h3>Terms and conditions of sale</h3>${clauses}`, `body{font:10pt ${SANS}}`, size), size };
}

/** The labels of the parts when documents of so many pages follow one another. */
export function partsOf(documents: readonly { readonly made: Made; readonly pages: number }[]): BundlePart[] {
  let page = 1;
  return documents.map(({ made, pages }) => {
    const own = Array.from({ length: pages }, (_, index) => page + index);
    page += pages;
    return { pages: own, kind: made.labels.kind, total: made.labels.total ?? null };
  });
}

function between(html: string, open: string, close: string): string {
  const from = html.indexOf(open) + open.length;
  return html.slice(from, html.indexOf(close, from));
}

/** The markup and rules of one document, kept apart from those of its neighbours. */
function scoped({ html }: Pick<Made, 'html'>, index: number): string {
  const css = between(html, '<style>', '</style>')
    .replace(/@page\{[^}]*\}/gu, '')
    .replaceAll('body{', '&{');
  return `<style>.doc${index}{${css}}</style><div class="doc doc${index}">${between(html, '<body>', '</body>')}</div>`;
}

/** Several documents as one file, each from a new page on; `together` puts all of them on one page. */
export function bundleOf(documents: readonly Pick<Made, 'html'>[], together: boolean): Pick<Made, 'html' | 'size'> {
  const css = together
    ? 'body{display:flex;gap:12mm;align-items:flex-start}'
    : '.doc{break-before:page} .doc:first-of-type{break-before:auto}';
  const size = { width: '210mm', height: '297mm' };
  return { html: pageOf(documents.map(scoped).join(''), css, size), size };
}
