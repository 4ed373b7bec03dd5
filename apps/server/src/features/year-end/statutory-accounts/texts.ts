import type { AccountsBook, AccountsFacts } from '@folio/contract';
import { BLANK, type DefaultTexts, fillText, isOfOtherLength, type Period, TEXT_KEYS, writeDay } from '@folio/ledger';
import type { CompanyFacts, StoredAccounts } from './store.ts';

type Texts = AccountsBook['texts'];

/** The period of accounts, and the one it is compared with. */
export interface AccountsPeriods {
  period: Period;
  previous: Period | null;
}

/** The proposed texts of an edition, with the company's own values. */
export function proposedTexts(
  edition: DefaultTexts,
  company: CompanyFacts,
  facts: AccountsFacts,
  currency: string,
  periods: AccountsPeriods,
): Texts {
  const address = company.address;
  const english = {
    company: company.name,
    address,
    currency: currency === 'HKD' ? 'Hong Kong dollars' : currency,
    activity: facts.activity,
    auditor: facts.auditor || facts.auditor_zh,
    shares: company.shareCapital.map(sharesInEnglish).join(' '),
  };
  const chinese = {
    company: company.nameZh || company.name,
    address,
    currency: currency === 'HKD' ? '港元' : currency,
    activity: facts.activity_zh,
    auditor: facts.auditor_zh || facts.auditor,
    shares: company.shareCapital.map(sharesInChinese).join(''),
  };
  const isKnown = (key: string) => key !== 'share_capital' || company.shareCapital.length > 0;
  const lengths = lengthsIn(edition, periods);
  return TEXT_KEYS.map((key) => ({
    key,
    en: isKnown(key) ? fillText(edition.texts[key].en, english) + (key === 'basis' ? lengths.en : '') : '',
    zh: isKnown(key) ? fillText(edition.texts[key].zh, chinese) + (key === 'basis' ? lengths.zh : '') : '',
  }));
}

/** The sentences about a period before of another length; empty if both have the same. */
function lengthsIn({ otherLength }: DefaultTexts, { period, previous }: AccountsPeriods): { en: string; zh: string } {
  if (previous === null || !isOfOtherLength(period, previous)) return { en: '', zh: '' };
  const days = { from: period.from, to: period.to, previous_from: previous.from, previous_to: previous.to };
  const written = (language: 'en-US' | 'zh-Hant') =>
    Object.fromEntries(Object.entries(days).map(([name, day]) => [name, writeDay(day, language, 'month_day_year')]));
  return { en: ` ${fillText(otherLength.en, written('en-US'))}`, zh: fillText(otherLength.zh, written('zh-Hant')) };
}

/** True if a text has a line that a person has to fill in. */
export function hasBlank({ en, zh }: { en: string; zh: string }): boolean {
  return en.includes(BLANK) || zh.includes(BLANK);
}

type ShareClass = CompanyFacts['shareCapital'][number];

function sharesInEnglish({ share_class, currency, number, paid }: ShareClass): string {
  return `Issued: ${grouped(number)} ${share_class} shares, of which ${currency} ${grouped(paid)} is paid up.`;
}

function sharesInChinese({ share_class, currency, number, paid }: ShareClass): string {
  return `已發行：${grouped(number)}股${share_class}股份，已繳足${currency} ${grouped(paid)}。`;
}

function grouped(figure: string): string {
  return figure.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** The texts that are printed: those of a person, else the proposed ones. */
export function chosenTexts(proposed: Texts, edited: StoredAccounts['texts']): Texts {
  return proposed.map((text) => edited.find(({ key }) => key === text.key) ?? text);
}

/** Only the texts that differ from the proposed ones, so that these follow the facts. */
export function editedTexts(proposed: Texts, texts: Texts): Texts {
  return texts.filter(({ key, en, zh }) => {
    const usual = proposed.find((text) => text.key === key);
    return usual !== undefined && (usual.en !== en || usual.zh !== zh);
  });
}
