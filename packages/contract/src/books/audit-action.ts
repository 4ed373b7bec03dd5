/** Groups of actions the audit log can be filtered by. */
export const auditGroups = ['books', 'people', 'sign_ins', 'exports', 'settings'] as const;
export type AuditGroup = (typeof auditGroups)[number];

/** Changes to the books: documents, postings, contacts, bank lines. */
const books = [
  'posted',
  'period_lock',
  'invoice.created',
  'invoice.submitted',
  'invoice.confirmed',
  'invoice.rejected',
  'invoice.reopened',
  'invoice.voided',
  'invoice.removed',
  'invoice.copied',
  'invoice.answered',
  'invoice.accepted',
  'invoice.declined',
  'invoice.invoiced',
  'invoice.sent',
  'invoice.viewed',
  'invoice.link_made',
  'invoice.link_revoked',
  'sales_import.taken',
  'imported',
  'import_posted',
  'contact_added',
  'contact_changed',
  'contact_archived',
  'contact_restored',
  'contact_merged',
  'contact_unmerged',
  'contact_statement_sent',
  'recurring_added',
  'recurring_changed',
  'recurring_removed',
  'recurring_active',
  'recurring_paused',
  'recurring_ended',
  'journal_draft_deleted',
  'journal_file_attached',
  'journal_file_detached',
  'line_file_attached',
  'line_file_detached',
  'file_stored',
  'file_renamed',
  'file_trashed',
  'file_restored',
  'file_destroyed',
  'file_attached',
  'file_detached',
  'line_turned',
  'question.asked',
  'question.sent',
  'question.answered',
  'question.settled',
  'question.withdrawn',
  'question.link_revoked',
  'bank_line_auto_confirmed',
  'payee_forgotten',
  'question.asked',
  'question.answered',
  'question.settled',
  'question.withdrawn',
  'question.sent',
  'question.link_revoked',
  'file_stored',
  'file_renamed',
  'file_trashed',
  'file_restored',
  'file_destroyed',
  'file_attached',
  'file_detached',
] as const;

/** Changes to the settings of the books. */
const settings = [
  'company.changed',
  'account_added',
  'account_changed',
  'tax_code_added',
  'tax_code_changed',
  'exchange_rate_set',
  'exchange_rate_removed',
  'exchange_rates_imported',
  'number_scheme_changed',
  'payment_term_added',
  'payment_term_changed',
  'mail_template_changed',
  'sales_setting_changed',
  'sales_image_changed',
  'reading_setting_changed',
  'reading_memory_forgotten',
  'statement_layout_taught',
  'statement_layout_taken',
  'statement_layout_forgotten',
  'bank_account_added',
  'bank_account_changed',
  'bank_rule_added',
  'bank_rule_changed',
  'bank_rule_removed',
  'bank_rules_ordered',
  'auto_confirm_on',
  'auto_confirm_off',
  'auto_confirm_stopped',
] as const;

/** Changes to who has access and with which role, and access through a practice. */
const people = [
  'company.archived',
  'company.restored',
  'staff.invited',
  'staff.invited_again',
  'staff.invitation_changed',
  'staff.invitation_cancelled',
  'staff.joined',
  'staff.role_changed',
  'staff.removed',
  'staff.ownership_transferred',
  'practice_created',
  'practice_changed',
  'practice_staff_asked',
  'practice_staff_withdrew',
  'practice_staff_invited',
  'practice_staff_joined',
  'practice_staff_changed',
  'practice_staff_removed',
  'practice_client_assigned',
  'practice_deadline_marked',
  'access_requested',
  'access_invited',
  'access_accepted',
  'access_rejected',
  'access_cancelled',
  'access_revoked',
  'access_level_changed',
  'view_as_started',
  'view_as_ended',
] as const;

/** Sign-ins, sign-outs, and changes to the security of an account. */
const signIns = [
  'signed_in',
  'signed_out',
  'sign_in_failed',
  'password_changed',
  'password_reset',
  'reset_asked',
  'password_failed',
  'code_failed',
  'device_trusted',
  'device_untrusted',
  'session_revoked',
  'sessions_revoked',
  'authenticator_added',
  'authenticator_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_made',
  'mail_codes_on',
  'mail_codes_off',
  'identity_linked',
  'identity_unlinked',
  'identity_changed',
  'token_made',
  'token_revoked',
  'signed_up',
  'sign_up_tried',
  'email_changed',
  'account_closed',
] as const;

/** Data exported as files. */
const exports = ['exported', 'file_zipped'] as const;

const groups = { books, people, sign_ins: signIns, exports, settings };

/** Every action in the audit log. A new action needs a group here and a text in the server's messages. */
export type AuditAction =
  | (typeof books)[number]
  | (typeof settings)[number]
  | (typeof people)[number]
  | (typeof signIns)[number]
  | (typeof exports)[number];

export function actionsOf(group: AuditGroup): readonly AuditAction[] {
  return groups[group];
}

export const auditActions: readonly AuditAction[] = auditGroups.flatMap(actionsOf);
