/** Rules for bank lines, what was learnt about payees, and how often suggestions were right. */
export { autoConfirmDue } from './auto-confirm.ts';
export { createRule } from './keep-rule.ts';
export { noteCoding, noteRefused, noteUndone } from './note-outcome.ts';
export { readPayeeChoices } from './payee-memory.ts';
export { readRules } from './read-rules.ts';
export { bankRuleRoutes } from './routes.ts';
