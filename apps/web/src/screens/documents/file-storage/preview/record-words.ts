import type { FileUse } from '@folio/contract';
import type { IconName } from '../../../../components/page/icon.tsx';

export const recordIcons: Readonly<Record<FileUse['type'], IconName>> = {
  invoice: 'receipt',
  bank_statement: 'bank',
  bank_line: 'bank',
  manual_journal: 'pencil',
  contact: 'user',
  journal_entry: 'calculator',
};

/** The screen that shows a record. */
export function recordPath({ type, id }: Pick<FileUse, 'type' | 'id'>): string {
  const targets: Readonly<Record<FileUse['type'], string>> = {
    invoice: `/invoice/${id}`,
    bank_statement: `/bank-statement/proof/${id}`,
    bank_line: `/bank-statement?line=${id}`,
    manual_journal: `/accounting/journals/${id}`,
    contact: `/contact/${id}`,
    journal_entry: `/journal-entry/${id}`,
  };
  return targets[type];
}
