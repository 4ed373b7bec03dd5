import type { DocumentDraft } from '@folio/contract';
import { type CompanyTransaction, overAllPapers } from '../../../../platform/database/transaction.ts';
import { type Facts, factsOf } from '../propose/facts.ts';
import {
  type Candidate,
  documentCandidates,
  invoiceCandidates,
  oneAtATime,
  readAlike,
  readHashes,
  writeAlike,
  writeFacts,
} from './alike-store.ts';
import { judgeAlike, type StoredAlike } from './judge-alike.ts';

/** Call this first in a transaction that will record possible duplicates, before it locks a document. */
export function beforeLookingAlike(tx: CompanyTransaction): Promise<void> {
  return oneAtATime(tx);
}

/** Finds the possible duplicates of a document from its current draft, and records them on both sides. */
export function noteLookAlikes(tx: CompanyTransaction, id: string, draft: DocumentDraft): Promise<void> {
  return overAllPapers(tx, () => lookAndNote(tx, id, draft));
}

async function lookAndNote(tx: CompanyTransaction, id: string, draft: DocumentDraft): Promise<void> {
  const facts = factsOf(draft);
  await writeFacts(tx, id, facts);
  const candidates = await candidatesFor(tx, id, facts, draft.invoice?.number ?? '');
  const own = { ...facts, hashes: await readHashes(tx, id) };
  const found = candidates.flatMap((candidate): StoredAlike[] => {
    const reason = judgeAlike(own, candidate);
    return reason === null ? [] : [{ type: candidate.type, id: candidate.id, reason }];
  });
  await noteOnBothSides(tx, id, found);
}

/** A document that was settled another way is no longer a possible duplicate. */
export function forgetLookAlikes(tx: CompanyTransaction, id: string): Promise<void> {
  return overAllPapers(tx, () => noteOnBothSides(tx, id, []));
}

async function candidatesFor(tx: CompanyTransaction, id: string, facts: Facts, printed: string): Promise<Candidate[]> {
  if (facts.total === null && facts.number === null) return [];
  const documents = await documentCandidates(tx, id, facts);
  const ids = documents.map((document) => document.id);
  return [...documents, ...(await invoiceCandidates(tx, id, { ...facts, printedNumber: printed.trim() }, ids))];
}

async function noteOnBothSides(tx: CompanyTransaction, id: string, found: readonly StoredAlike[]): Promise<void> {
  const before = (await readAlike(tx, [id])).get(id) ?? [];
  await writeAlike(tx, id, found);
  const others = [...before, ...found].filter(({ type }) => type === 'document').map((alike) => alike.id);
  for (const [other, alike] of await readAlike(tx, [...new Set(others)])) {
    const reason = found.find((one) => one.type === 'document' && one.id === other)?.reason;
    const rest = alike.filter((one) => one.id !== id);
    await writeAlike(tx, other, reason === undefined ? rest : [...rest, { type: 'document', id, reason }]);
  }
}
