import type { Chance } from '../chance.ts';
import { widthOf } from '../column-widths.ts';
import type { PaperFlow } from '../paper-flow.ts';
import type { PlacedText } from '../placed-page.ts';
import type { CommercialLayout } from './commercial-layout.ts';
import type { CommercialWords } from './commercial-words.ts';
import { printedIssueDay } from './printed-values.ts';
import type { Trade } from './trade.ts';

export type Cell = Omit<PlacedText, 'y' | 'size'>;

export interface CommercialPaper {
  readonly layout: CommercialLayout;
  readonly words: CommercialWords;
  readonly trade: Trade;
  readonly chance: Chance;
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

export const atLeft = (text: string, x: number): Cell => ({ text, x, align: 'left' });
export const atRight = (text: string, x: number): Cell => ({ text, x, align: 'right' });
const inMiddle = (text: string, x: number): Cell => ({ text, x, align: 'centre' });

function printBeside(flow: PaperFlow, blocks: readonly (readonly (readonly Cell[])[])[]): void {
  const deepest = Math.max(0, ...blocks.map((lines) => lines.length));
  for (let line = 0; line < deepest; line++) flow.line(blocks.flatMap((lines) => lines[line] ?? []));
}

const contactOf = ({ layout }: CommercialPaper, phone: string): string[] =>
  layout.distractors.includes('phone') ? [`Tel ${phone}  Fax ${phone.slice(0, -1)}9`] : [];

const registrationOf = ({ layout, chance }: CommercialPaper): string[] =>
  layout.distractors.includes('registration') ? [`Reg. No. ${chance.from(10_000_000, 99_999_999)}-000`] : [];

function letterhead(flow: PaperFlow, paper: CommercialPaper): void {
  const { layout, trade, chance } = paper;
  const phone = `${chance.from(2100, 3999)} ${chance.from(1000, 9999)}`;
  const { name, address } = trade.supplier;
  const rest = [...address, ...contactOf(paper, phone), ...registrationOf(paper)];
  const size = layout.fontSize + chance.of([0, 3, 6]);
  const middle = (flow.left + flow.right) / 2;
  switch (layout.supplierAt) {
    case 'left':
      flow.line([{ ...atLeft(name, flow.left), bold: true }], size);
      for (const text of rest) flow.line([atLeft(text, flow.left)]);
      return;
    case 'right':
      flow.line([{ ...atRight(name, flow.right), bold: true }], size);
      for (const text of rest) flow.line([atRight(text, flow.right)]);
      return;
    case 'centre':
      flow.line([{ ...inMiddle(name, middle), bold: true }], size);
      for (const text of rest) flow.line([inMiddle(text, middle)]);
      return;
    case 'small_line':
      flow.line([atLeft([name, ...rest].join(' · '), flow.left)], layout.fontSize - 2);
      return;
    case 'foot':
      flow.foot([name, ...rest].join(', '));
  }
}

const TERMS_SHARE = 35;

function factsOf({ layout, words, trade, chance }: CommercialPaper): Fact[] {
  const due: Fact[] =
    layout.due === 'date'
      ? [{ label: words.due, value: printedIssueDay(trade.dueDay, layout) }]
      : layout.due === 'terms'
        ? [{ label: words.terms, value: words.days }]
        : [];
  const order: Fact[] = layout.distractors.includes('order')
    ? [
        {
          label: chance.of(['Your order', 'P.O. No.', 'Customer ref.']),
          value: `${chance.of(['PO', '45', ''])}${chance.from(10_000, 99_999)}`,
        },
      ]
    : [];
  const account: Fact[] = chance.percent(TERMS_SHARE)
    ? [{ label: chance.of(['Customer No.', 'Account No.', 'Client ID']), value: `${chance.from(100, 99_999)}` }]
    : [];
  const own = [
    { label: words.number, value: trade.number },
    { label: words.date, value: printedIssueDay(trade.day, layout) },
  ];
  return layout.kind === 'till_roll' ? chance.shuffled(own) : chance.shuffled([...own, ...due, ...order, ...account]);
}

const pair = ({ label, value }: Fact) => `${label.replace(/:$/u, '')}: ${value}`;

/** Facts one below the other, in a strip of the page. */
function factLines(paper: CommercialPaper, facts: readonly Fact[], left: number): Cell[][] {
  const { layout } = paper;
  const widest = Math.max(...facts.map(({ label }) => widthOf(label, layout.fontSize)));
  switch (layout.facts) {
    case 'lines':
      return facts.map(({ label, value }) => [atLeft(label, left), atLeft(value, left + widest + 12)]);
    case 'above':
      return facts.flatMap(({ label, value }) => [[atLeft(label, left)], [atLeft(value, left)]]);
    default:
      return facts.map((fact) => [atLeft(pair(fact), left)]);
  }
}

/** Facts across the page: a row of labels above a row of values, or all in one line. */
function factsAcross(flow: PaperFlow, { layout }: CommercialPaper, facts: readonly Fact[]): void {
  if (layout.facts === 'one_line') {
    const half = Math.ceil(facts.length / 2);
    for (const part of [facts.slice(0, half), facts.slice(half)])
      flow.line([atLeft(part.map(pair).join('    '), flow.left)]);
    return;
  }
  const width = (flow.right - flow.left) / facts.length;
  flow.line(facts.map(({ label }, index) => atLeft(label, flow.left + index * width)));
  flow.line(facts.map(({ value }, index) => atLeft(value, flow.left + index * width)));
}

function customerLines({ layout, words, trade }: CommercialPaper, left: number): Cell[][] {
  const label = layout.customerLabel === 'none' ? [] : [`${words[layout.customerLabel]}:`];
  return [...label, trade.customer.name, ...trade.customer.address].map((text) => [atLeft(text, left)]);
}

const isAcross = ({ facts }: CommercialLayout) => facts === 'grid' || facts === 'one_line';

/** Customer and facts, in the places of the layout. */
function parties(flow: PaperFlow, paper: CommercialPaper): void {
  const { layout } = paper;
  const facts = factsOf(paper);
  const middle = flow.left + (flow.right - flow.left) * 0.56;
  const customerLeft = layout.customerAt === 'right' ? middle : flow.left;
  const factsLeft = layout.customerAt === 'right' ? flow.left : middle;
  const customer =
    layout.customerAt === 'none' || layout.customerAt === 'above_supplier' ? [] : customerLines(paper, customerLeft);
  if (isAcross(layout)) {
    printBeside(flow, [customer]);
    flow.gap(0.6);
    factsAcross(flow, paper, facts);
  } else {
    printBeside(flow, [
      customer,
      factLines(paper, facts, customer.length === 0 && layout.kind === 'till_roll' ? flow.left : factsLeft),
    ]);
  }
  flow.gap(1);
}

const titled = ({ layout, words }: CommercialPaper) => words[layout.kind];

export function printHead(flow: PaperFlow, paper: CommercialPaper): void {
  const { layout, chance } = paper;
  if (layout.customerAt === 'above_supplier') {
    printBeside(flow, [customerLines(paper, flow.left)]);
    flow.gap(1);
  }
  letterhead(flow, paper);
  flow.gap(0.5);
  const title = titled(paper);
  const size = layout.fontSize + chance.of([1, 4, 8]);
  if (layout.supplierAt === 'right') flow.line([{ ...atLeft(title, flow.left), bold: true }], size);
  else if (layout.kind === 'till_roll' || chance.percent(30))
    flow.line([{ ...inMiddle(title, (flow.left + flow.right) / 2), bold: true }], size);
  else flow.line([{ ...atRight(title, flow.right), bold: true }], size);
  flow.gap(0.5);
  parties(flow, paper);
}
