import type { BankAccountRow, BankLineRow } from '@folio/contract';
import type { Coding } from './use-coding.ts';

/** What every panel of a line is given. */
export interface PanelProps {
  line: BankLineRow;
  account: BankAccountRow;
  coding: Coding;
  onClose: () => void;
}
