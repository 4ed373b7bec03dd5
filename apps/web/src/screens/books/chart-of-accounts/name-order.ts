import { currentLanguage } from '../../../i18n/start-language.ts';

/** An account's two names, by their columns: the language on the screen first. */
export function nameOrder(): readonly ['name' | 'nameZh', 'name' | 'nameZh'] {
  return currentLanguage() === 'zh-Hant' ? ['nameZh', 'name'] : ['name', 'nameZh'];
}
