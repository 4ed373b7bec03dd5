import type { DocumentKind } from '../reading.ts';
import { COMMERCIAL_CUES } from './commercial-cues.ts';
import type { Cue } from './cue.ts';
import { OTHER_CUES } from './other-cues.ts';

/** One cue for each statement a document can make; several words for the same statement count once. */
export const CUES: readonly Cue[] = [...COMMERCIAL_CUES, ...OTHER_CUES];

/** Sentences that name what the document is not: "This is not an invoice", "an official receipt will be issued". */
export const DENIALS: readonly (readonly [DocumentKind, RegExp])[] = [
  [
    'invoice',
    /(?:not|isn't|n'est pas) (?:be )?(?:a |an |une? |the )?(?:\w+ )?(?:invoice|bill|facture)|非(?:正式)?發票|不是發票|不作發票|並非發票|keine rechnung|no invoice/u,
  ],
  [
    'receipt',
    /(?:not|isn't) (?:be )?(?:a |an |the |valid as )?(?:\w+ )?receipt|receipts? (?:will|shall) be (?:issued|sent|mailed)|非(?:正式)?收據|不是收據|不作收據|並非收據|(?:另|將)(?:發|開|寄)(?:正式)?收據/u,
  ],
  ['bank_statement', /not a (?:bank )?statement|supplier statement/u],
];
