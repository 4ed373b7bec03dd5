import type { Chance } from '../chance.ts';
import { type DateStyle, printed } from '../dates.ts';
import { boxes, CHINESE, escaped, HUMANIST, MONO, NARROW, pairs, SANS, SERIF, SONG, sideBySide } from '../html.ts';
import { comma } from '../money.ts';
import { inChinese, inEnglish } from '../spelled.ts';
import type { Invoice, Plan } from './content.ts';
import type { Shown, Tongue } from './labels.ts';
import type { InvoiceLayout } from './layout.ts';
import { billTo, described, type ItemColumn, itemTable, left, letterhead, right, totalsBlock } from './parts.ts';
import { bilingual, ENGLISH, TRADITIONAL, type Vocabulary } from './vocabulary.ts';

/** What one form looks like; every choice is an accident. */
interface Form {
  readonly words: Vocabulary;
  readonly tongue: Tongue;
  readonly date: DateStyle;
  readonly colon: string;
  readonly meta: 'pairs' | 'boxes' | 'sentence';
  readonly place: 'right' | 'left' | 'center';
  readonly codes: boolean;
  readonly quantityFirst: boolean;
  readonly table: string;
  readonly mark: string;
}

function formOf(chance: Chance, tongue: Tongue): Form {
  const words = tongue === 'zh' ? TRADITIONAL : tongue === 'both' ? bilingual(chance) : ENGLISH;
  return {
    words,
    tongue,
    date: chance.pick(words.dates),
    colon: chance.pick(['', ':', ' :', '：']),
    meta: chance.pick(['pairs', 'pairs', 'boxes', 'sentence']),
    place: chance.pick(['right', 'right', 'right', 'left', 'center']),
    codes: chance.maybe(0.3),
    quantityFirst: chance.maybe(0.25),
    table: chance.pick(['lined', 'ruled', 'zebra', '']),
    mark: chance.pick(['', '', 'HK$', '$', 'HKD ']),
  };
}

function metaOf(form: Form, v: Invoice, chance: Chance): string {
  const { words, date, colon } = form;
  const rows: [string, string][] = [
    [chance.pick(words.number), v.number],
    [chance.pick(words.date), printed(v.issue, date)],
    [chance.pick(words.due), printed(v.due, date)],
  ];
  const shuffled = chance.maybe(0.4) ? [rows[1], rows[0], rows[2]].filter((row) => row !== undefined) : rows;
  if (form.meta === 'boxes') return boxes(shuffled);
  if (form.meta === 'pairs') return pairs(shuffled, chance.pick(['left', 'right']), colon);
  return `<p>${shuffled.map(([label, value]) => `${escaped(label)}${colon === '' ? ' ' : colon} ${escaped(value)}`).join('　　')}</p>`;
}

function columnsOf(form: Form, chance: Chance): ItemColumn[] {
  const { words, tongue } = form;
  const quantity = right(chance.pick(words.quantity), (l) => String(l.quantity));
  const text = left(chance.pick(words.item), (l) => described(l, tongue, false), '75mm');
  const tail = [
    right(chance.pick(words.price), (l) => comma(l.price)),
    right(chance.pick(words.amount), (l) => `${form.mark}${comma(l.amount)}`),
  ];
  const code = form.codes ? [left(tongue === 'zh' ? '貨號' : 'Code', (l) => l.code)] : [];
  return form.quantityFirst ? [...code, quantity, text, ...tail] : [...code, text, quantity, ...tail];
}

function totalsOf(form: Form, v: Invoice, chance: Chance): string {
  const { words, mark, place } = form;
  const figure = (amount: bigint): string => `${mark}${comma(amount)}`;
  const reduced = chance.maybe(0.5) ? (text: string): string => `-${text}` : (text: string): string => `(${text})`;
  const rows: [string, string][] = [
    ...(v.discount > 0n
      ? ([
          [chance.pick(words.subtotal), figure(v.subtotal)],
          [chance.pick(words.discount), reduced(figure(v.discount))],
        ] as [string, string][])
      : []),
    [chance.pick(words.total), figure(v.total)],
    ...(v.prepaid > 0n
      ? ([
          [chance.pick(words.prepaid), reduced(figure(v.prepaid))],
          [chance.pick(words.rest), figure(v.amountDue)],
        ] as [string, string][])
      : []),
  ];
  const spelled = form.tongue === 'zh' ? inChinese(v.total) : inEnglish(v.total, 'Hong Kong Dollars');
  return `${totalsBlock(rows, place, chance.pick(['', 'lined']))}${chance.maybe(0.3) ? `<p>${spelled}</p>` : ''}`;
}

function bodyOf(form: Form, v: Invoice, chance: Chance): string {
  const { words, tongue } = form;
  const head = letterhead(
    v.supplier,
    tongue,
    chance.maybe(0.6) ? [`${tongue === 'zh' ? '電話' : 'Tel'} ${v.supplier.phone}`] : [],
  );
  const title = `<h1>${chance.pick(words.title)}</h1>`;
  const customer = billTo(chance.pick(words.to), v.customer, tongue);
  const meta = metaOf(form, v, chance);
  const top = chance.pick([
    () => `${head}${title}${sideBySide(customer, meta)}`,
    () => `${sideBySide(head, title)}${sideBySide(customer, meta)}`,
    () => `${title}${sideBySide(meta, head)}${customer}`,
    () => `${head}${title}${customer}<br>${meta}`,
  ])();
  const note = chance.pick([
    'Thank you for your business.',
    'Cheques should be crossed and made payable to the company.',
    'Interest of 2% a month is charged on late payment.',
    '',
  ]);
  return `${top}<br>${itemTable(v.lines, columnsOf(form, chance), form.table)}<br>${totalsOf(form, v, chance)}<p style="margin-top:9mm;font-size:8pt">${tongue === 'zh' ? '' : note}</p>`;
}

/** An invoice whose form is drawn anew for every document. */
export function mixedInvoice(chance: Chance): InvoiceLayout {
  const tongue = chance.pick(['en', 'en', 'zh', 'both'] as const);
  const form = formOf(chance, tongue);
  const discounted = chance.maybe(0.3);
  const deposit = chance.maybe(0.25);
  const plan: Plan = {
    place: 'HK',
    currency: 'HKD',
    lines: [1, 8],
    dueDays: [7, 14, 30, 45],
    ...(discounted ? { discountPercent: chance.pick([3, 5, 10, 12]) } : {}),
    ...(deposit ? { depositPercent: chance.pick([20, 30, 50]) } : {}),
    number: (c, year) =>
      c.pick([
        `${c.pick(['I', 'INV', 'SI', 'A', 'TX'])}${c.pick(['-', '/', ''])}${c.digits(5)}`,
        `${year}${c.pick(['-', '/'])}${c.digits(4)}`,
        c.digits(6),
      ]),
  };
  const shown: Shown = {
    tongue,
    due: true,
    subtotal: discounted,
    discount: discounted,
    prepaid: deposit,
    amountDue: deposit,
  };
  const font = tongue === 'zh' ? chance.pick([CHINESE, SONG]) : chance.pick([SANS, SERIF, HUMANIST, NARROW, MONO]);
  const colour = chance.pick(['#123', '#714', '#257', '#000', '#272']);
  const css = `body{font:${chance.pick(['9.5pt', '10pt', '11pt'])} ${font}} .name{font-size:${chance.int(12, 19)}pt;font-weight:${chance.pick(['bold', 'normal'])}} h1{color:${colour};font-size:${chance.int(15, 28)}pt} ${chance.maybe(0.4) ? '.letterhead{text-align:center}' : ''}`;
  return { id: 'M-invoice', plan, shown, css, body: (v, c) => bodyOf(form, v, c) };
}
