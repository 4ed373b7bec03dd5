import type { Item, Manifest, ManifestItem, Reading } from '@folio/documents';
import { sameItemName, sameMoney } from './compare.ts';
import type { Truth, TruthItem } from './truth.ts';
import { f1, unlabelled, type Verdict } from './verdict.ts';

const ADJUSTMENT =
  /discount|rebate|service|charge|rounding|delivery|freight|deposit|折扣|優惠|服務費|湊整|運費|訂金|rabatt|remise/iu;

function sameNumber(wanted: string | null | undefined, got: string | null): boolean {
  return wanted === undefined || wanted === null || sameMoney(wanted, got);
}

function sameItem(truth: TruthItem, found: ManifestItem): boolean {
  const quantity = (truth.quantity === '1' && found.quantity === null) || sameNumber(truth.quantity, found.quantity);
  const name = truth.name === undefined || truth.name === null || sameItemName(truth.name, found.name);
  return name && quantity && sameNumber(truth.price, found.price) && sameNumber(truth.amount, found.amount);
}

/** A discount, charge or service may be an item or a total: if it is found as a total, it counts as right. */
function isAmongTotals(item: TruthItem, found: Manifest): boolean {
  if (item.amount === undefined || item.amount === null || !ADJUSTMENT.test(item.name ?? '')) return false;
  return [found.discount, found.service, found.prepaid].some(
    (total) => total !== null && sameMoney(item.amount, total),
  );
}

function surenessOf({ name, quantity, price, amount }: Item): number {
  return Math.min(...[name, quantity, price, amount].map((field) => field?.confidence ?? 1));
}

/** Rows are paired one to one by content; each found row matches one expected row. */
export function itemVerdicts(truth: Truth, reading: Reading, found: Manifest): Verdict[] {
  if (truth.items == null) return [unlabelled('items')];
  const left = found.items.map((item, index) => ({ item, index }));
  const missing: TruthItem[] = [];
  const matched = new Set<number>();
  for (const wanted of truth.items) {
    const place = left.findIndex(({ item }) => sameItem(wanted, item));
    const [pair] = place < 0 ? [] : left.splice(place, 1);
    if (pair === undefined) missing.push(wanted);
    else matched.add(pair.index);
  }
  const right = truth.items.length - missing.filter((item) => !isAmongTotals(item, found)).length;
  const extra = left.filter(({ item }) => !ADJUSTMENT.test(item.name)).length;
  const sureRows = reading.items
    .map((item, index) => ({ confidence: surenessOf(item), right: matched.has(index) ? 1 : 0 }))
    .map(
      ({ confidence, right: isRight }): Verdict => ({ field: 'calibrated:items', right: isRight, n: 1, confidence }),
    );
  return [
    {
      field: 'items',
      right,
      n: truth.items.length,
      wanted: JSON.stringify(truth.items),
      found: JSON.stringify(found.items),
    },
    f1('itemsF1', right, truth.items.length, right + extra),
    ...sureRows,
  ];
}
