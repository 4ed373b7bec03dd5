import { type Day, today } from '@folio/ledger/calendar';

/** The calendar day it is in Hong Kong, where the books are kept. */
export function todayInHongKong(): Day {
  return today('Asia/Hong_Kong', new Date());
}
