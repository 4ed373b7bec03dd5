import { type ArchiveTable, table } from './table.ts';

export const RECORDS: readonly ArchiveTable[] = [
  table(
    'invoice',
    'id',
    {
      id: 'id',
      type: 'text',
      number: 'text',
      reference: 'text?',
      contact_id: 'id?',
      contact_name: 'text',
      issue_date: 'day?',
      due_date: 'day?',
      currency: 'text',
      rate: 'decimal?',
      total_minor: 'minor',
      base_minor: 'minor?',
      confirm_status: 'text',
      opening: 'flag',
      voided_on: 'day?',
      document_id: 'id?',
      draft: 'json',
      version: 'count',
      created_by: 'person',
      created_at: 'instant',
      payment_reference: 'text?',
      submitted_by: 'person',
      submitted_at: 'instant?',
      rejected_by: 'person',
      rejected_reason: 'text?',
      answer: 'text?',
      answered_at: 'instant?',
      converted_to: 'id?',
      sent_at: 'instant?',
      viewed_at: 'instant?',
      recurring_id: 'id?',
      tax_rounding: 'text',
    },
    { subject: 'id', late: ['converted_to'] },
  ),
  table('invoice_version', 'invoice_id, version', {
    invoice_id: 'id',
    version: 'count',
    draft: 'json',
    saved_by: 'person',
    saved_at: 'instant',
    begun_at: 'instant',
  }),
  table('money_record', 'id', {
    id: 'id',
    type: 'text',
    number: 'text',
    date: 'day',
    account_code: 'text',
    contact_id: 'id',
    currency: 'text',
    amount_minor: 'minor',
    rate: 'decimal?',
    reference: 'text?',
    reversed_on: 'day?',
    created_at: 'instant',
  }),
  // Prevents making the same day's document again.
  table('recurring_run', 'recurring_id, on_day', {
    recurring_id: 'id',
    on_day: 'day',
    invoice_id: 'id?',
    error: 'text?',
    at: 'instant',
  }),
];

/**
 * Messages sent to customers. A waiting email is imported without the time of its next attempt, so that the new
 * company does not send it again unless a person asks for it. Links are not exported: their tokens open the server
 * that made them.
 */
export const SENT: readonly ArchiveTable[] = [
  table('mail_template', 'kind, language', { kind: 'text', language: 'text', subject: 'text', body: 'text' }),
  table(
    'outgoing_mail',
    'created_at, id',
    {
      id: 'id',
      kind: 'text',
      invoice_id: 'id?',
      contact_id: 'id?',
      receivers: 'json',
      copies: 'json',
      subject: 'text',
      body: 'text',
      attachments: 'json',
      state: 'text',
      attempts: 'count',
      last_error: 'json?',
      created_by: 'person',
      created_at: 'instant',
      sent_at: 'instant?',
    },
    { subject: 'id' },
  ),
  // Prevents sending the same reminder again.
  table('reminder_sent', 'invoice_id, days', { invoice_id: 'id', days: 'count', mail_id: 'id?', at: 'instant' }),
];
