import type { BankLineRow } from '@folio/contract';
import type { Desk } from '../desk/use-desk.ts';

/** What every panel of a line is given. */
export interface PanelProps {
  line: BankLineRow;
  desk: Desk;
}
