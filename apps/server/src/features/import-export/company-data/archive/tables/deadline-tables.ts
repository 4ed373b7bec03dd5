import { type ArchiveTable, table } from './table.ts';

/** What the legal deadlines follow from, and what people recorded of them. */
export const DEADLINES: readonly ArchiveTable[] = [
  table('deadline_fact', 'form', {
    form: 'text',
    has_employees: 'flag?',
    is_represented: 'flag',
    expects_loss: 'flag',
    controllers_changed_on: 'day?',
    version: 'count',
  }),
  table('deadline_mark', 'kind, period', {
    kind: 'text',
    period: 'text',
    due_on: 'day?',
    done_on: 'day?',
    note: 'text',
    marked_by: 'person',
    marked_at: 'instant',
  }),
];
