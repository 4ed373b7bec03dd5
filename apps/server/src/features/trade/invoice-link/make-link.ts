import { createHash, randomBytes } from 'node:crypto';
import type { AuditAction, InvoiceLink } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { getInvoice } from '../invoice/index.ts';
import { readSalesSetting } from '../sales-setting/index.ts';
import { deleteUnused, insertLink, markRevoked, readLinks, type StoredLink } from './link-store.ts';

const DAY_MS = 24 * 3_600_000;

/** The creator of a link; `userId` is null for an automatic email. */
export interface LinkMaker {
  userId: string | null;
  now: Date;
  /** Base address of this installation as customers' browsers reach it. */
  publicUrl: string;
}

/**
 * Creates a link to a confirmed document; `days` null uses the company's setting. The token follows `#`, the part of
 * an address that browsers never send, so that no server log holds it. Only its hash is stored, so a copy of the
 * database opens no document.
 */
export async function makeLink(
  tx: CompanyTransaction,
  { userId, now, publicUrl }: LinkMaker,
  { invoiceId, days }: { invoiceId: string; days: number | null },
): Promise<InvoiceLink> {
  const token = randomBytes(32).toString('base64url');
  const lastingDays = days ?? (await readSalesSetting(tx)).link_days;
  const expiresAt = new Date(now.getTime() + lastingDays * DAY_MS);
  const id = await insertLink(tx, {
    invoiceId,
    tokenHash: hashOf(token),
    expiresAt,
    createdBy: userId,
    createdAt: now,
  });
  const made = (await readLinks(tx, invoiceId)).find((link) => link.id === id);
  if (made === undefined) throw new Error('the link that was made is not there');
  return { ...present(made), url: `${publicUrl}/i#${token}` };
}

/** The hash under which a token is stored. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Creates a link at a person's request. Throws `conflict` for a draft and for a supplier's document. */
export async function shareInvoice(
  tx: CompanyTransaction,
  call: LedgerCall & { publicUrl: string },
  asked: { invoiceId: string; days: number | null },
): Promise<InvoiceLink> {
  const invoice = await getInvoice(tx, call, asked.invoiceId);
  const values = { number: invoice.number };
  if (invoice.type === 'purchase_bill' || invoice.type === 'purchase_credit_note')
    throw new DomainError('conflict', { word: 'link_not_ours', values });
  if (invoice.confirm_status !== 'confirmed') throw new DomainError('conflict', { word: 'link_not_confirmed', values });
  const link = await makeLink(tx, call, asked);
  await note(tx, call, 'invoice.link_made', asked.invoiceId, { expires_at: link.expires_at });
  return link;
}

/** The links of a document, newest first. Throws `not_found`. */
export async function linksOf(tx: CompanyTransaction, call: LedgerCall, invoiceId: string): Promise<InvoiceLink[]> {
  await getInvoice(tx, call, invoiceId);
  return listLinks(tx, invoiceId);
}

export async function listLinks(tx: CompanyTransaction, invoiceId: string): Promise<InvoiceLink[]> {
  return (await readLinks(tx, invoiceId)).map(present);
}

/** Revokes a link at once. Throws `not_found`. */
export async function revokeLink(
  tx: CompanyTransaction,
  call: LedgerCall,
  asked: { invoiceId: string; id: string },
): Promise<InvoiceLink[]> {
  const before = (await readLinks(tx, asked.invoiceId)).find(({ id }) => id === asked.id);
  if (!(await markRevoked(tx, asked, call.now))) throw new DomainError('not_found');
  if (before?.revokedAt === null) await note(tx, call, 'invoice.link_revoked', asked.invoiceId, {});
  return listLinks(tx, asked.invoiceId);
}

/** Deletes the link of an email that was not sent. */
export async function dropUnusedLink(tx: CompanyTransaction, id: string): Promise<void> {
  await deleteUnused(tx, id);
}

function present(link: StoredLink): InvoiceLink {
  return {
    id: link.id,
    url: null,
    created_at: link.createdAt.toISOString(),
    created_by: link.createdBy,
    expires_at: link.expiresAt.toISOString(),
    revoked_at: link.revokedAt?.toISOString() ?? null,
    first_viewed_at: link.firstViewedAt?.toISOString() ?? null,
    last_viewed_at: link.lastViewedAt?.toISOString() ?? null,
    views: link.views,
  };
}

async function note(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  action: AuditAction,
  subjectId: string,
  change: Record<string, string>,
): Promise<void> {
  await writeAudit(tx, { userId, at, action, subjectType: 'invoice', subjectId, change });
}
