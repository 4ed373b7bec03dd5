import { type PaperParty, type PaperWord, partyAddress, partyNames, WORDS } from '@folio/paper';
import type { Content } from 'pdfmake/interfaces.js';
import { label, type Sheet } from './sheet.ts';

/** A longer address is printed as running text. */
const MAX_LINES = 8;

function addressOf(sheet: Sheet, party: PaperParty): string {
  const lines = partyAddress(party, sheet.paper.language).filter((line) => line !== '');
  return lines.length > MAX_LINES ? lines.join(', ') : lines.join('\n');
}

/** For example 'Tel 2345 6789'; empty if there is no value. */
function named(sheet: Sheet, word: PaperWord, value: string | null): string[] {
  return value === null || value.trim() === '' ? [] : [`${sheet.say(word)} ${value}`];
}

/** Names, address, registration numbers and contact details of a party. */
export function partyBlock(sheet: Sheet, party: PaperParty, nameSize: number): Content[] {
  const { look, paper } = sheet;
  const address = addressOf(sheet, party);
  const numbers = [...named(sheet, WORDS.br, party.br), ...named(sheet, WORDS.taxNumber, party.taxId)];
  const reach = [...named(sheet, WORDS.phone, party.phone), ...named(sheet, WORDS.email, party.email)];
  const person = party.contactPerson?.trim() ?? '';
  const lines = [...numbers, ...reach].join('\n');
  return [
    ...partyNames(party, paper.language).map((name): Content => ({ text: name, bold: true, fontSize: nameSize })),
    ...(person === '' ? [] : [{ text: `${sheet.say(WORDS.attention)} ${person}` }]),
    ...(address === '' ? [] : [{ text: address, margin: [0, 1, 0, 0] } satisfies Content]),
    ...(lines === ''
      ? []
      : [{ text: lines, color: look.muted, fontSize: look.size.small, margin: [0, 2, 0, 0] } satisfies Content]),
  ];
}

const BUYER_WORDS: Partial<Record<Sheet['paper']['type'], PaperWord>> = {
  quotation: WORDS.quoteTo,
  receipt: WORDS.receivedFrom,
};

/** The recipient of the document and the delivery address next to each other, each with a heading. */
export function buyerBlocks(sheet: Sheet): Content[] {
  const { buyer, shipTo, type } = sheet.paper;
  const size = sheet.look.size.text + 1;
  const blocks: Content[] = [
    { stack: [label(sheet, BUYER_WORDS[type] ?? WORDS.billTo), ...partyBlock(sheet, buyer, size)] },
  ];
  if (shipTo !== null) blocks.push({ stack: [label(sheet, WORDS.shipTo), ...partyBlock(sheet, shipTo, size)] });
  return blocks;
}
