import type { ColumnMapping as WireMapping } from '@folio/contract';
import type { ColumnMapping } from '@folio/documents';

export function mappingOfWire(mapping: WireMapping): ColumnMapping {
  return {
    headerRow: mapping.header_row,
    roles: mapping.roles,
    dateOrder: mapping.date_order,
    decimalMark: mapping.decimal_mark,
    spentPositive: mapping.spent_positive,
  };
}

export function wireOfMapping(mapping: ColumnMapping): WireMapping {
  return {
    header_row: mapping.headerRow,
    roles: [...mapping.roles],
    date_order: mapping.dateOrder,
    decimal_mark: mapping.decimalMark,
    spent_positive: mapping.spentPositive,
  };
}
