import { readFile } from 'node:fs/promises';
import type { Pricing } from '@folio/contract';
import { ConfigError } from '../../../config.ts';
import { type PlanFile, readPlans } from './plan-file.ts';

/** The plans of the file, or the product's default plans when no file is configured. Throws `ConfigError`. */
export async function loadPlans(path: string | null): Promise<Pricing> {
  if (path === null) return readPlans(JSON.stringify(defaultPlans), 'built in');
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`FOLIO_PLANS names a file that cannot be read: ${why}`);
  }
  return readPlans(text, path);
}

/** Example plans, shown where FOLIO_PLANS is not set; no user has one of them. */
export const defaultPlans: PlanFile = {
  current: null,
  plans: [
    {
      id: 'free',
      name: { 'en-US': 'Free', 'zh-Hant': '免費' },
      about: { 'en-US': 'One small company that keeps its own books', 'zh-Hant': '一間自行記賬的小公司' },
      price: { amount: '0', currency: 'HKD', per: 'month' },
      limits: { companies: 1, documents_a_month: 50, storage_mb: 1024, people: 3, clients: 0 },
      features: [
        { 'en-US': 'Document reading, bank reconciliation, reports', 'zh-Hant': '文件讀取、銀行對賬、報表' },
        { 'en-US': 'Everything can be exported', 'zh-Hant': '所有資料均可匯出' },
      ],
    },
    {
      id: 'studio',
      name: { 'en-US': 'Studio', 'zh-Hant': 'Studio' },
      about: { 'en-US': 'A team with a few companies', 'zh-Hant': '管理數間公司的團隊' },
      price: { amount: '280.00', currency: 'HKD', per: 'month' },
      limits: { companies: 5, documents_a_month: 500, storage_mb: 20_480, people: 15, clients: 0 },
      features: [
        { 'en-US': 'Everything in Free', 'zh-Hant': '包括免費計劃的所有功能' },
        { 'en-US': 'Recurring invoices and reminders', 'zh-Hant': '定期發票及付款提示' },
        { 'en-US': 'API tokens for your own programs', 'zh-Hant': '供自家程式使用的 API 密鑰' },
      ],
    },
    {
      id: 'practice',
      name: { 'en-US': 'Practice', 'zh-Hant': '會計師事務所' },
      about: { 'en-US': 'An accounting practice and its clients', 'zh-Hant': '會計師事務所及其客戶' },
      price: { amount: '1280.00', currency: 'HKD', per: 'month' },
      limits: { companies: null, documents_a_month: 10_000, storage_mb: 512_000, people: 100, clients: 500 },
      features: [
        { 'en-US': 'Everything in Studio', 'zh-Hant': '包括 Studio 計劃的所有功能' },
        { 'en-US': 'One home for all clients of the practice', 'zh-Hant': '一覽所有客戶的會計師事務所主頁' },
        { 'en-US': 'Questions to clients, evidence by link', 'zh-Hant': '向客戶提問，以連結收集憑證' },
      ],
    },
  ],
};
