import { currentLanguage } from '../../../i18n/start-language.ts';

/** ISO 3166-1 alpha-2. */
export const countries: readonly string[] =
  `AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL
CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GG GH GI GL GM GN GQ GR GT GU
GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV
LY MA MC MD ME MG MH MK ML MM MN MO MR MS MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PT PW
PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG
US UY UZ VA VC VE VG VI VN VU WS YE ZA ZM ZW`.split(/\s+/);

/** A country's name in the language on the screen. */
export function countryName(country: string): string {
  const locale = currentLanguage() === 'zh-Hant' ? 'zh-HK' : 'en';
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(country) ?? country;
}
