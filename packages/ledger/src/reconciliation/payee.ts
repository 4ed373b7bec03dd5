const FORMS =
  /\b(COMPANY LIMITED|CO\.? ?LTD|LIMITED|LTD|INC|CORP(ORATION)?|GMBH|PTE|LLC|PLC|SDN BHD|THE)\b\.?|有限公司|股份/gi;

function tokensOf(name: string): Set<string> {
  const plain = name.normalize('NFKC').toUpperCase().replace(FORMS, ' ');
  const latin = plain.match(/[A-Z0-9]+/g) ?? [];
  // Chinese has no spaces: pairs of characters stand for words.
  const han = plain.match(/\p{Script=Han}+/gu) ?? [];
  const pairs = han.flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, n) => run.slice(n, n + 2)),
  );
  return new Set([...latin, ...pairs]);
}

/**
 * How far a name on a statement is a name of the books, 0..1 in hundredths: the share of the shorter name's words that the
 * longer one has, cut words (banks cut names off) counting by the part that is there. Legal forms do not count.
 */
export function payeeSimilarity(printed: string, known: string): number {
  const a = [...tokensOf(printed)];
  const b = [...tokensOf(known)];
  if (a.length === 0 || b.length === 0) return 0;
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const found = few.reduce((sum, token) => sum + Math.max(...many.map((other) => tokenMatch(token, other))), 0);
  return Math.round((100 * found) / few.length) / 100;
}

function tokenMatch(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length >= 3 && long.startsWith(short) ? 0.9 : 0;
}
