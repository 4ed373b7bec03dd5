import { type Day, dayInHongKong } from '@folio/ledger/calendar';

export function todayInHongKong(): Day {
  return dayInHongKong(new Date());
}
