import type { InvoiceLink } from '@folio/contract';

export type LinkState = 'open' | 'viewed' | 'expired' | 'revoked';

/** Whether a link is still valid, and whether the customer has opened it. */
export function linkStateOf(link: Pick<InvoiceLink, 'revoked_at' | 'expires_at' | 'views'>, now: Date): LinkState {
  if (link.revoked_at !== null) return 'revoked';
  if (new Date(link.expires_at) <= now) return 'expired';
  return link.views > 0 ? 'viewed' : 'open';
}
