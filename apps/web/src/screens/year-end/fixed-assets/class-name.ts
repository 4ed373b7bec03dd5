import { currentLanguage } from '../../../i18n/start-language.ts';

/** The name of a class in the language on the screen. */
export function className({ name, name_zh }: { name: string; name_zh: string }): string {
  return currentLanguage() === 'zh-Hant' && name_zh ? name_zh : name;
}
