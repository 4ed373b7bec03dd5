import { type AuditAction, type AuditFilter, actionsOf, auditActions } from '@folio/contract';
import { sentence } from '../../../messages/index.ts';
import type { Language } from '../../../platform/http/call.ts';

export interface TrailFilter {
  userId?: string | undefined;
  practiceId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** A record's id or code. */
  record?: string | undefined;
  subjectType?: string | undefined;
  /** Only these acts; undefined means every act. */
  actions?: readonly AuditAction[] | undefined;
  /** Text to search for, and the acts whose labels contain it. */
  text?: { q: string; actions: readonly AuditAction[] } | undefined;
  /** Sign-ins of people with access to the company are part of the log, but not of a record's history. */
  withAccounts: boolean;
}

/** The filter of the whole log. The labels of acts are searched in the caller's language. */
export function filterOfLog(asked: AuditFilter, language: Language): TrailFilter {
  return {
    userId: asked.user_id,
    practiceId: asked.practice_id,
    from: asked.from,
    to: asked.to,
    record: asked.record,
    actions: asked.group === undefined ? undefined : actionsOf(asked.group),
    text: textOf(asked.q, language),
    // An account belongs to no record of the books, and people change their accounts in no practice's name.
    withAccounts:
      (asked.group === undefined || asked.group === 'sign_ins') &&
      asked.record === undefined &&
      asked.practice_id === undefined,
  };
}

/**
 * The filter of one record's history, for everybody who may read the record. It leaves out sign-ins and who may
 * access the company.
 */
export function filterOfHistory(
  asked: { subject_id: string; subject_type?: string | undefined; q?: string | undefined },
  language: Language,
): TrailFilter {
  const hidden = new Set([...actionsOf('people'), ...actionsOf('sign_ins')]);
  return {
    record: asked.subject_id,
    subjectType: asked.subject_type,
    actions: auditActions.filter((action) => !hidden.has(action)),
    text: textOf(asked.q, language),
    withAccounts: false,
  };
}

function textOf(typed: string | undefined, language: Language): TrailFilter['text'] {
  const q = typed?.trim() ?? '';
  if (q === '') return undefined;
  const sought = q.toLowerCase();
  const actions = auditActions.filter((action) =>
    sentence(language, `audit_action_${action}`).toLowerCase().includes(sought),
  );
  return { q, actions };
}
