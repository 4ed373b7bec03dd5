import { absolute } from '../../money/index.ts';
import { isDue, judgeDocument } from '../evidence/judge-document.ts';
import { dayPoints, type ReadLine, referenceIn } from '../evidence/line-evidence.ts';
import {
  amountKey,
  type DocumentGroup,
  openOf,
  type PreparedDocument,
  sizeKey,
  slice,
} from '../index-of-documents/document-index.ts';
import type { PreparedSurroundings } from '../index-of-documents/prepare.ts';
import { convert, EXCHANGE_PERCENT, FEE_PERCENT, isGateway } from '../settlement.ts';
import type { Surroundings } from '../suggestion.ts';
import type { Candidate } from './candidate.ts';

/** Open documents of a contact tried as a part or an over-payment, oldest first. */
const MAX_OF_A_GROUP = 4;

type IndexedDocuments = Pick<PreparedSurroundings, 'documents'>;

/** Single open documents the line may settle. */
export function documentsOfLine(read: ReadLine, prepared: PreparedSurroundings): Candidate[] {
  const similar = new Map(prepared.documents.names.find(read.who).map(({ ref, similarity }) => [ref, similarity]));
  const exact = exactOnes(read, prepared).filter((document) => isDue(document, read));
  const named = namedOnes(read, prepared);
  const groups = [...similar.keys()].flatMap((ref) => prepared.documents.byContact.get(ref) ?? []);
  const foremost = new Set(groups.flatMap((group) => foremostOf(read, group) ?? []));
  const byGateway = gatewayOnes(read, prepared).filter((document) => isDue(document, read));
  const pool = new Set<PreparedDocument>([...exact, ...named, ...foremost, ...byGateway]);
  for (const group of groups) for (const document of nearOnes(read, group, prepared.around)) pool.add(document);
  const told = named.filter((document) => referenceIn(read.marks, document)?.strength === 'whole');
  const days = new Map<DocumentGroup, number>();
  for (const { day, group } of exact) days.set(group, Math.max(days.get(group) ?? 0, dayPoints(read.day - day)));
  return [...pool].flatMap((document) =>
    judgeDocument(read, document, similar.get(document.document.contactRef) ?? 0, {
      around: prepared.around,
      alone: exact.length === 1,
      foremost: foremost.has(document),
      elsewhere: told.some((other) => other !== document),
      outdone: days.has(document.group) && similar.has(document.document.contactRef),
      explained: byGateway.length === 1,
      dayPoints: (exact.includes(document) ? days.get(document.group) : null) ?? dayPoints(read.day - document.day),
    }),
  );
}

/** The oldest document that the line is a part of, or the only one where the line is more than it. */
function foremostOf(read: ReadLine, group: DocumentGroup): PreparedDocument | null {
  if (group.received !== read.line.amountMinor > 0n || group.currency !== read.line.currency) return null;
  const paid = absolute(read.line.amountMinor);
  const due = group.documents.filter((document) => isDue(document, read));
  return due.find((document) => openOf(document) > paid) ?? (due.length === 1 ? (due[0] ?? null) : null);
}

function exactOnes({ line }: ReadLine, { documents }: IndexedDocuments): readonly PreparedDocument[] {
  return documents.byAmount.get(amountKey(line.currency, line.amountMinor)) ?? [];
}

export function namedOnes({ marks }: ReadLine, { documents }: IndexedDocuments): PreparedDocument[] {
  return [...new Set([...marks.keys()].flatMap((mark) => documents.byMark.get(mark) ?? []))];
}

function nearOnes({ line }: ReadLine, group: DocumentGroup, around: Surroundings): PreparedDocument[] {
  if (group.received !== line.amountMinor > 0n) return [];
  const paid = absolute(line.amountMinor);
  if (group.currency !== line.currency) {
    const expected = convert(paid, line.currency, group.currency, around, line.date);
    if (expected === null) return [];
    return group.between(
      (expected * (100n - EXCHANGE_PERCENT)) / 100n - 1n,
      (expected * 100n) / (100n - EXCHANGE_PERCENT) + 1n,
    );
  }
  const near = group.between(
    (paid * 100n) / (100n + FEE_PERCENT + 1n) - 100n,
    (paid * 100n) / (100n - FEE_PERCENT) + 100n,
  );
  const larger = group.documents.filter((document) => absolute(document.document.openMinor) > paid);
  const smaller = group.documents.filter((document) => absolute(document.document.openMinor) < paid);
  return [...near, ...larger.slice(0, MAX_OF_A_GROUP), ...smaller.slice(0, MAX_OF_A_GROUP)];
}

/** A gateway pays out under its own name: any document that its fee explains. */
function gatewayOnes(read: ReadLine, { documents }: IndexedDocuments): PreparedDocument[] {
  const sizes = gatewaySizes(read);
  if (sizes === null) return [];
  return slice(documents.bySize.get(sizes.key) ?? [], sizes.leastMinor, sizes.mostMinor);
}

/** Under which key of `bySize`, and between which open amounts, a payout of a gateway finds documents; null for any other line. */
export function gatewaySizes({ line, text }: ReadLine): { key: string; leastMinor: bigint; mostMinor: bigint } | null {
  if (line.amountMinor < 0n || !isGateway(text)) return null;
  return {
    key: sizeKey(line.currency, true),
    leastMinor: line.amountMinor,
    mostMinor: (line.amountMinor * 100n) / (100n - FEE_PERCENT) + 1n,
  };
}
