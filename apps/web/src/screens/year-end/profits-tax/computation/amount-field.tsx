import { SideField } from '../../../../components/form/side-form.tsx';
import { FigureInput } from '../../../../components/money/figure-input.tsx';

interface AmountFieldProps {
  id: string;
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A labelled amount in HKD; empty means zero. */
export function AmountField({ id, label, hint, value, onChange }: AmountFieldProps) {
  return (
    <SideField id={id} label={label} hint={hint}>
      <FigureInput id={id} currency="HKD" value={value} onChange={(typed) => onChange(typed ?? '0.00')} />
    </SideField>
  );
}
