import type { AssetClass } from '@folio/contract';
import { useBillLines } from '../../../api/queries/year-end/fixed-asset.ts';
import { AssetForm } from './asset-form.tsx';

interface AskedFormProps {
  bill: string;
  /** Entry and number of the line, as the page of the bill writes it: `entry.number`. */
  lineKey: string;
  classes: readonly AssetClass[];
  onClose: () => void;
}

/** The form of a new asset for a line that a person chose on its bill; empty if the line is an asset by now. */
export function AskedForm({ bill, lineKey, classes: [first, ...others], onClose }: AskedFormProps) {
  const lines = useBillLines(bill);
  if (first === undefined || lines.data === undefined) return null;
  const line = lines.data.find(({ entry_id, line_no }) => `${entry_id}.${line_no}` === lineKey) ?? null;
  return <AssetForm classes={[first, ...others]} line={line} onClose={onClose} />;
}
