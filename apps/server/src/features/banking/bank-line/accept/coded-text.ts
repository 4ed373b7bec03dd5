import type { Chart } from '@folio/ledger';
import { sentence } from '../../../../messages/index.ts';
import type { Language } from '../../../../platform/http/call.ts';
import type { Coding } from '../stored-line.ts';

/** Document numbers, accounts by name in the caller's language, or the reason of an exclusion. */
export function codedText(coded: Coding, { chart, language }: { chart: Chart; language: Language }): string {
  if (coded.kind === 'exclude') {
    const [reason = ''] = coded.about;
    return reason === 'duplicate' ? sentence(language, 'line_duplicate') : reason;
  }
  if (coded.kind === 'match') return coded.about.join(', ');
  const named = coded.about.map((code) => {
    const account = chart.byCode.get(code);
    return `${code} ${(language === 'zh-Hant' ? account?.nameZh : account?.name) ?? ''}`.trim();
  });
  return named.join(', ');
}
