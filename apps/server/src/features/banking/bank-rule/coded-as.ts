import { z } from 'zod';

const codedShape = z.object({
  kind: z.enum(['match', 'classify', 'transfer', 'exclude']),
  /** Numbers of a match, account codes of a classification or transfer, the reason of an exclusion. */
  about: z.array(z.string()),
});
export type CodedAs = z.infer<typeof codedShape>;

/** What a line was coded to, of what is kept with it; null while it is open. */
export function codedAs(kept: unknown): CodedAs | null {
  return kept === null ? null : codedShape.parse(kept);
}

const standingShape = z.object({
  action: z.enum(['match', 'classify', 'transfer', 'exclude']),
  parts: z.array(z.object({ accountCode: z.string() })).default([]),
  transfer: z.object({ accountCode: z.string() }).nullable().default(null),
  reason: z.string().nullable().default(null),
});
export type StandingProposal = z.infer<typeof standingShape>;

/** What a line's best suggestion proposes, of the candidates kept with it. */
export function bestProposal(candidates: unknown): StandingProposal | null {
  const [best] = z.array(z.unknown()).parse(candidates ?? []);
  return standingShape.safeParse(best).data ?? null;
}
