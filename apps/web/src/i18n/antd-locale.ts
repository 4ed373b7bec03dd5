import type { ConfigProviderProps } from 'antd';
import { currentLanguage } from './start-language.ts';

type AntdLocale = ConfigProviderProps['locale'] | null;

/** English is Ant Design's built-in language; only Chinese is loaded. */
async function load(): Promise<AntdLocale> {
  if (currentLanguage() !== 'zh-Hant') return null;
  return (await import('antd/locale/zh_HK')).default;
}

let loading: Promise<AntdLocale> | undefined;

/** Ant Design's own words (pagination, empty lists) for the language on the screen; null = its built-in English. */
export function antdLocale(): Promise<AntdLocale> {
  loading ??= load();
  return loading;
}
