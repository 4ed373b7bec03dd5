import type { Account } from '@folio/ledger';
import type { AuditedFields } from '../ledger/index.ts';

export function auditedFields(account: Account): AuditedFields {
  return {
    code: account.code,
    name: account.name,
    name_zh: account.nameZh,
    section: account.section,
    normal_side: account.normalSide,
    cash_flow: account.cashFlow,
    active: String(account.active),
    system_role: account.systemRole,
  };
}
