import { readField } from '../evidence/evidence.ts';
import type { Field } from '../evidence/field.ts';
import type { Line } from '../page/layout.ts';
import type { Reading } from '../reading.ts';
import { type Conventions, conventionsOf } from '../values/conventions.ts';
import { recallAnchor } from './anchor.ts';
import type { AnchoredField, LayoutMemory } from './layout-memory.ts';
import { isFromSupplier, ownMarksOf } from './supplier-marks.ts';

/** Confidence of a value found where a person said it is: below certainty, above most guesses. */
const LEARNT_CERTAINTY = 0.93;

/** The memory of the supplier of these pages: by name or marks; the best match when several fit. */
export function memoryOf(
  lines: readonly Line[],
  memories: readonly LayoutMemory[],
  ownNumbers: readonly string[],
): LayoutMemory | null {
  const own = ownMarksOf(ownNumbers);
  return memories.find((memory) => isFromSupplier(lines, memory, own)) ?? null;
}

function learntField(value: string, tokens: Parameters<typeof readField>[1]): Field<string> {
  return { ...readField(value, tokens, LEARNT_CERTAINTY), learnt: true };
}

type Anchored = Partial<Record<AnchoredField, Field<string>>>;

function anchoredFields(lines: readonly Line[], memory: LayoutMemory): Anchored {
  const told = conventionsOf(lines);
  const conventions: Conventions = memory.dateOrder === null ? told : { ...told, dateOrder: memory.dateOrder };
  const pages = [...new Set(lines.map((line) => line.page))];
  const fields: Anchored = {};
  for (const anchor of memory.anchors) {
    const found = recallAnchor(lines, pages, anchor, conventions);
    if (found !== null) fields[anchor.field] = learntField(found.value, found.tokens);
  }
  return fields;
}

function constantField(current: Field<string> | null, value: string): Field<string> {
  return current === null
    ? { value, page: null, box: null, confidence: LEARNT_CERTAINTY, origin: 'computed', learnt: true }
    : { ...current, value, confidence: Math.max(current.confidence, LEARNT_CERTAINTY), learnt: true };
}

/**
 * Applies earlier corrections for the supplier to a reading: fields from the places where that supplier prints them,
 * the name and the currency as a person wrote them. A value that agrees is not changed.
 */
export function applyMemory(reading: Reading, lines: readonly Line[], memory: LayoutMemory): Reading {
  const fields = anchoredFields(lines, memory);
  const changed = Object.fromEntries(
    Object.entries(fields).filter(([name, field]) => reading[name as AnchoredField]?.value !== field.value),
  );
  const { supplier, currency } = memory.constants;
  return {
    ...reading,
    ...changed,
    ...(currency === undefined || reading.currency?.value === currency
      ? {}
      : { currency: constantField(reading.currency, currency) }),
    ...(supplier === undefined || reading.supplier?.name?.value === supplier
      ? {}
      : {
          supplier: {
            address: null,
            taxId: null,
            ...reading.supplier,
            name: constantField(reading.supplier?.name ?? null, supplier),
          },
        }),
  };
}
