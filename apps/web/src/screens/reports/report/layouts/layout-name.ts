import { currentLanguage } from '../../../../i18n/start-language.ts';

/** The name of a layout in the user's language, if it has one. */
export function layoutName({ name, name_zh: nameZh }: { name: string; name_zh: string }): string {
  return currentLanguage() === 'zh-Hant' && nameZh !== '' ? nameZh : name;
}
