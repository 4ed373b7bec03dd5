import { type MailKind, type MailTemplateRow, mailKind } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fieldChanges, type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { defaultTemplates, type Template } from './default-templates.ts';
import { unknownWords, wordsOf } from './mail-words.ts';
import { deleteTemplate, readTemplates, type StoredTemplate, writeTemplate } from './template-store.ts';

const LANGUAGES: readonly Language[] = ['en-US', 'zh-Hant'];

/** The templates of every kind and language: the company's own, or the default. */
export async function listTemplates(tx: CompanyTransaction): Promise<MailTemplateRow[]> {
  const own = await readTemplates(tx);
  return mailKind.options.flatMap((kind) =>
    LANGUAGES.map((language) => {
      const stored = own.find((row) => row.kind === kind && row.language === language);
      return { kind, language, ...(stored ?? defaultTemplates[language][kind]), is_default: stored === undefined };
    }),
  );
}

export async function templateOf(tx: CompanyTransaction, kind: MailKind, language: Language): Promise<Template> {
  const stored = (await readTemplates(tx)).find((row) => row.kind === kind && row.language === language);
  return stored ?? defaultTemplates[language][kind];
}

/**
 * Saves the company's template. Throws `validation_failed` for a placeholder that this kind of email does not have.
 */
export async function saveTemplate(
  tx: CompanyTransaction,
  call: LedgerCall,
  template: StoredTemplate,
): Promise<MailTemplateRow[]> {
  refuseUnknownWords(template);
  const before = await templateOf(tx, template.kind, template.language);
  await writeTemplate(tx, template);
  await noteChange(tx, call, template, before);
  return listTemplates(tx);
}

/** Restores the default template. */
export async function resetTemplate(
  tx: CompanyTransaction,
  call: LedgerCall,
  { kind, language }: { kind: MailKind; language: Language },
): Promise<MailTemplateRow[]> {
  const before = await templateOf(tx, kind, language);
  await deleteTemplate(tx, kind, language);
  await noteChange(tx, call, { kind, language, ...defaultTemplates[language][kind] }, before);
  return listTemplates(tx);
}

function refuseUnknownWords(template: StoredTemplate): void {
  const faultOf = (path: 'subject' | 'body') => {
    const only = { subject: '', body: '', [path]: template[path] };
    const unknown = unknownWords(template.kind, only);
    if (unknown.length === 0) return [];
    const known = wordsOf(template.kind).filter((word) => path === 'body' || word !== 'link');
    const braced = (words: readonly string[]) => words.map((word) => `{${word}}`).join(', ');
    return [{ path, word: 'mail_word_unknown', values: { found: braced(unknown), known: braced(known) } }];
  };
  const faults = [...faultOf('subject'), ...faultOf('body')];
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
}

async function noteChange(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  after: StoredTemplate,
  before: Template,
): Promise<void> {
  const words = ({ subject, body }: Template) => ({ subject, body });
  const change = fieldChanges(words(before), words(after));
  if (Object.keys(change).length === 0) return;
  const subject = { subjectType: 'mail_template', subjectId: `${after.kind} ${after.language}` };
  await writeAudit(tx, { userId, at, action: 'mail_template_changed', ...subject, change });
}
