import type { PaperLanguage, PaperParty } from './paper.ts';

/**
 * The printed names of a party, the main one first: in the document's language if known, both if both are requested.
 */
export function partyNames({ name, nameZh }: PaperParty, language: PaperLanguage): string[] {
  return chosen(name, nameZh, language);
}

/** The lines of a party's address; the language is chosen as for its names. */
export function partyAddress({ address, addressZh }: PaperParty, language: PaperLanguage): string[] {
  return chosen(address ?? '', addressZh, language).flatMap((text) => text.split(/\r?\n/).map((line) => line.trim()));
}

/** The printed name of a tax code. */
export function taxName(tax: { name: string; nameZh: string | null }, language: PaperLanguage): string {
  return chosen(tax.name, tax.nameZh, language).join(' ');
}

function chosen(plain: string, chinese: string | null, language: PaperLanguage): string[] {
  const zh = chinese?.trim() ?? '';
  const texts = language === 'bilingual' ? [plain, zh] : [language === 'zh-Hant' && zh !== '' ? zh : plain || zh];
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
}
