import type { Candidate } from '../../../learning/choose.ts';
import type { Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { datesIn } from '../../../values/date.ts';
import { lettersAndDigits } from '../../../values/words.ts';
import { nameKey, nameScore } from './party-names.ts';
import { type NameOccurrence, nameOccurrences } from './supplier-found.ts';
import { neighbourFeatures } from './supplier-neighbours.ts';
import { NAME_LABELS, NAME_TEXTS } from './supplier-texts.ts';
import { businessWords } from './supplier-words.ts';

export interface SupplierCandidate extends Candidate {
  readonly name: string;
  readonly tokens: readonly Token[];
}

export interface SupplierRules {
  readonly supplier: string | null;
  readonly customer: string | null;
}

interface Context {
  readonly lines: readonly Line[];
  readonly rules: SupplierRules;
  readonly usualHeight: number;
  readonly tallest: number;
  readonly domains: string;
  readonly keysByLine: readonly string[];
  readonly firstFormLine: number;
}

function flag(isSet: boolean): number {
  return isSet ? 1 : 0;
}

function heightOf(tokens: readonly Token[]): number {
  const heights = tokens.map((token) => token.y1 - token.y0).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

function textFeatures(name: string): Record<string, number> {
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  const upper = name.match(/\p{Lu}/gu)?.length ?? 0;
  const features: Record<string, number> = {
    score: nameScore(name),
    businessWords: businessWords(name),
    words: name.split(/\s+/u).length,
    characters: name.length,
    letterShare: letters / Math.max(1, name.length),
    upperShare: upper / Math.max(1, letters),
    digits: name.match(/\d/gu)?.length ?? 0,
    shortest: Math.min(9, ...name.split(/\s+/u).map((word) => word.length)),
    commas: name.match(/,/gu)?.length ?? 0,
    date: flag(datesIn(name).length > 0),
    unbalanced: flag((name.match(/[(（]/gu)?.length ?? 0) !== (name.match(/[)）]/gu)?.length ?? 0)),
    startsBusiness: flag(businessWords(name.split(/[\s(]+/u)[0] ?? '') > 0),
  };
  for (const [key, pattern] of Object.entries(NAME_TEXTS)) features[`text_${key}`] = flag(pattern.test(name));
  return features;
}

function placeFeatures(one: NameOccurrence, context: Context): Record<string, number> {
  const { lines } = context;
  const line = lines[one.lineIndex];
  const width = Math.max(1, line?.pageWidth ?? 1);
  const above = lines[one.lineIndex - 1];
  const below = lines[one.lastIndex + 1];
  const height = heightOf(one.tokens);
  const confidences = one.tokens.map((token) => token.confidence);
  return {
    line: one.lineIndex,
    y: line === undefined ? 0 : line.y0 / Math.max(1, line.pageHeight),
    x: one.x0 / width,
    centre: Math.abs((one.x0 + one.x1) / 2 / width - 0.5),
    width: (one.x1 - one.x0) / width,
    height: height / Math.max(1, context.usualHeight),
    isTallest: flag(height >= context.tallest * 0.95),
    gapAbove: line === undefined || above === undefined ? 9 : Math.min(9, (line.y0 - above.y1) / Math.max(1, height)),
    gapBelow: line === undefined || below === undefined ? 9 : Math.min(9, (below.y0 - line.y1) / Math.max(1, height)),
    meanConfidence: confidences.reduce((sum, value) => sum + value, 0) / Math.max(1, confidences.length),
    leastConfidence: Math.min(1, ...confidences),
    cells: line?.cells.length ?? 1,
    alone: flag(line?.cells.length === 1),
  };
}

function agreementFeatures(one: NameOccurrence, context: Context): Record<string, number> {
  const key = lettersAndDigits(one.text);
  const short = nameKey(one.text);
  const latin = short.replace(/[^A-Z0-9]/gu, '').toLowerCase();
  const customer = context.rules.customer === null ? '' : lettersAndDigits(context.rules.customer);
  const repeats = context.keysByLine.filter(
    (line, index) => index > one.lastIndex && short.length > 3 && line.includes(short),
  );
  const partOf = context.keysByLine.filter((line) => line.includes(key) && line !== key);
  return {
    rule: flag(context.rules.supplier !== null && lettersAndDigits(context.rules.supplier) === key),
    ruleStarts: flag(context.rules.supplier !== null && key.startsWith(lettersAndDigits(context.rules.supplier))),
    ruleContains: flag(context.rules.supplier !== null && lettersAndDigits(context.rules.supplier).includes(key)),
    customer: flag(customer !== '' && (customer === key || customer.includes(key) || key.includes(customer))),
    repeats: Math.min(3, repeats.length),
    partOfLines: Math.min(3, partOf.length),
    domain: flag(latin.length >= 4 && context.domains.includes(latin.slice(0, 8))),
    domainWord: flag(
      one.text.split(/[^\p{L}]+/u).some((word) => word.length > 3 && context.domains.includes(word.toLowerCase())),
    ),
  };
}

function shapeFeatures(own: readonly NameOccurrence[]): Record<string, number> {
  const features: Record<string, number> = {
    times: own.length,
    mended: flag(own.every((one) => one.mended)),
    cut: flag(own.some((one) => one.cut)),
  };
  for (const shape of ['cell', 'line', 'joined', 'labelled', 'sender'] as const)
    features[`shape_${shape}`] = flag(own.some((one) => one.shape === shape));
  for (const [name, pattern] of Object.entries(NAME_LABELS))
    features[`label_${name}`] = flag(own.some((one) => pattern.test(one.label)));
  return features;
}

function domainsOf(lines: readonly Line[]): string {
  const text = lines.map((line) => line.text).join(' ');
  const found = [...text.matchAll(/(?:@|www\.|https?:\/\/)([\w.-]+)/giu)].map((match) => match[1] ?? '');
  return found.join(' ').toLowerCase().replace(/[-_]/gu, '');
}

function contextOf(lines: readonly Line[], rules: SupplierRules, found: readonly NameOccurrence[]): Context {
  const heights = lines.map((line) => heightOf(line.tokens)).sort((a, b) => a - b);
  return {
    lines,
    rules,
    usualHeight: heights[Math.floor(heights.length / 2)] ?? 1,
    tallest: Math.max(1, ...found.map((one) => heightOf(one.tokens))),
    domains: domainsOf(lines),
    keysByLine: lines.map((line) => lettersAndDigits(line.text)),
    firstFormLine: lines.findIndex((line) => NAME_TEXTS.form?.test(line.text) === true),
  };
}

/** The end of a name whose beginning is on the line above: it closes a bracket that it did not open. */
function isTail(text: string): boolean {
  return (text.match(/[)）]/gu)?.length ?? 0) > (text.match(/[(（]/gu)?.length ?? 0);
}

/** Every name the supplier could have, except a text that is only the end of a longer name. */
export function supplierCandidates(lines: readonly Line[], rules: SupplierRules): SupplierCandidate[] {
  const found = nameOccurrences(lines);
  const context = contextOf(lines, rules, found);
  const byKey = new Map<string, NameOccurrence[]>();
  for (const one of found)
    byKey.set(lettersAndDigits(one.text), [...(byKey.get(lettersAndDigits(one.text)) ?? []), one]);
  const scanned = flag(lines.some((line) => line.tokens.some((token) => token.confidence < 1)));
  const slip = flag((lines[0]?.pageHeight ?? 1) > (lines[0]?.pageWidth ?? 1) * 1.6);
  const keys = [...byKey.keys()];
  return [...byKey].flatMap(([key, own]) => {
    const [first] = own;
    if (first === undefined) return [];
    if (isTail(first.text) && keys.some((other) => other.length > key.length && other.endsWith(key))) return [];
    const features = {
      ...textFeatures(first.text),
      ...placeFeatures(first, context),
      ...neighbourFeatures(first, context.firstFormLine, lines),
      ...agreementFeatures(first, context),
      ...shapeFeatures(own),
      scanned,
      slip,
    };
    return [{ key, name: first.text, tokens: first.tokens, features }];
  });
}
