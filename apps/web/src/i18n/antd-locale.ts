import type { ConfigProviderProps } from 'antd';
import { currentLanguage } from './start-language.ts';

type AntdLocale = ConfigProviderProps['locale'] | null;

/** English is built into Ant Design; only Chinese is loaded. */
async function load(): Promise<AntdLocale> {
  if (currentLanguage() !== 'zh-Hant') return null;
  return (await import('antd/locale/zh_HK')).default;
}

let loading: Promise<AntdLocale> | undefined;

/** Ant Design's texts (pagination, empty lists) in the current language; null = its built-in English. */
export function antdLocale(): Promise<AntdLocale> {
  loading ??= load();
  return loading;
}
