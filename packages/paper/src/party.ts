import type { PaperLanguage, PaperParty } from './paper.ts';

/** The names a party is printed by, the chief one first: in the paper's language where it is known, both where both are asked for. */
export function partyNames({ name, nameZh }: PaperParty, language: PaperLanguage): string[] {
  return chosen(name, nameZh, language);
}

/** The lines of a party's address, chosen like its names. */
export function partyAddress({ address, addressZh }: PaperParty, language: PaperLanguage): string[] {
  return chosen(address ?? '', addressZh, language).flatMap((text) => text.split(/\r?\n/).map((line) => line.trim()));
}

/** The name a tax code is printed by. */
export function taxName(tax: { name: string; nameZh: string | null }, language: PaperLanguage): string {
  return chosen(tax.name, tax.nameZh, language).join(' ');
}

function chosen(plain: string, chinese: string | null, language: PaperLanguage): string[] {
  const zh = chinese?.trim() ?? '';
  const texts = language === 'bilingual' ? [plain, zh] : [language === 'zh-Hant' && zh !== '' ? zh : plain || zh];
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
}
