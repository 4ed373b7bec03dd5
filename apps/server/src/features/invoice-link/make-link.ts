import { createHash, randomBytes } from 'node:crypto';
import type { AuditAction, InvoiceLink } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { getInvoice } from '../invoice/index.ts';
import { type LedgerCall, writeAudit } from '../ledger/index.ts';
import { readSalesSetting } from '../sales-setting/index.ts';
import { deleteUnused, insertLink, markRevoked, readLinks, type StoredLink } from './link-store.ts';

const DAY_MS = 24 * 3_600_000;

/** Who makes a link; `userId` null when a mail makes it that no person asked for. */
export interface LinkMaker {
  userId: string | null;
  now: Date;
  /** Where a customer's browser finds this installation. */
  publicUrl: string;
}

/**
 * Makes a link to a confirmed document; `days` null takes the company's setting. The token stands behind `#`, the part of an
 * address a browser sends to nobody, so that it is in no server's log; only its hash is kept, so a copy of the database opens
 * nothing.
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

/** What is kept of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a link a person asked for. Throws `conflict` for a draft, and for what a supplier issued. */
export async function shareInvoice(
  tx: CompanyTransaction,
  call: LedgerCall & { publicUrl: string },
  asked: { invoiceId: string; days: number | null },
): Promise<InvoiceLink> {
  const invoice = await getInvoice(tx, call, asked.invoiceId);
  const values = { number: invoice.number };
  if (invoice.type === 'purchase_bill' || invoice.type === 'purchase_credit_note')
    throw new Refusal('conflict', { word: 'link_not_ours', values });
  if (invoice.confirm_status !== 'confirmed') throw new Refusal('conflict', { word: 'link_not_confirmed', values });
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

/** Closes a link at once. Throws `not_found`. */
export async function revokeLink(
  tx: CompanyTransaction,
  call: LedgerCall,
  asked: { invoiceId: string; id: string },
): Promise<InvoiceLink[]> {
  const before = (await readLinks(tx, asked.invoiceId)).find(({ id }) => id === asked.id);
  if (!(await markRevoked(tx, asked, call.now))) throw new Refusal('not_found');
  if (before?.revokedAt === null) await note(tx, call, 'invoice.link_revoked', asked.invoiceId, {});
  return listLinks(tx, asked.invoiceId);
}

/** Takes back the link of a mail that did not leave. */
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
