import type { ReadingSetting } from '@folio/contract';
import type { Config } from '../../../config.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { fieldChanges, writeAudit } from '../../books/ledger/index.ts';
import { allow, readAllowed, readUse } from './store.ts';

/** Whether a language model reads for the company, where its pages would go, and what it used this month. */
export async function readSetting(call: CompanyCall, config: Config): Promise<ReadingSetting> {
  const { languageModel } = config;
  const { on, used } = await call.transaction(async (tx) => ({
    on: await readAllowed(tx),
    used: await readUse(tx, call.today),
  }));
  return {
    language_model: on,
    available: languageModel !== null,
    model: languageModel?.model ?? null,
    host: languageModel === null ? null : new URL(languageModel.url).host,
    used_this_month: used,
    tokens_a_month: languageModel?.tokensAMonth ?? 0,
  };
}

/** Switches the language model on or off: an owner's decision, since pages then leave the machine. */
export async function saveSetting(call: CompanyCall, config: Config, on: boolean): Promise<ReadingSetting> {
  await call.transaction(async (tx) => {
    const was = await readAllowed(tx);
    if (was === on) return;
    await allow(tx, on);
    const change = fieldChanges({ language_model: String(was) }, { language_model: String(on) });
    const subject = { subjectType: 'company', subjectId: tx.companyId };
    await writeAudit(tx, { userId: call.userId, at: call.now, action: 'reading_setting_changed', ...subject, change });
  });
  return readSetting(call, config);
}
