import type { ParamName } from '../report-kinds.ts';
import { paramSpecs } from '../report-kinds.ts';
import { isAsked } from '../report-params.ts';
import { ChoiceField, CompareCountField, FlagField, NumberField } from './choice-fields.tsx';
import { ColumnsField, type OfferedColumn } from './columns-field.tsx';
import type { FieldProps } from './field.tsx';
import { AccountField, ContactField, KindField, SearchField } from './filter-fields.tsx';
import { KnownOnField } from './known-on-field.tsx';
import { LayoutField } from './layout-field.tsx';

interface ParameterFieldProps extends FieldProps {
  name: ParamName;
  /** Columns that may be added. */
  offered: readonly OfferedColumn[];
}

/** The field of a parameter. */
export function ParameterField({ name, offered, ...props }: ParameterFieldProps) {
  if (!isAsked(name, props.params)) return null;
  if (name === 'compare_count') return <CompareCountField {...props} />;
  if (name === 'account') return <AccountField {...props} />;
  if (name === 'contact') return <ContactField {...props} />;
  if (name === 'kind') return <KindField {...props} />;
  if (name === 'layout') return <LayoutField {...props} />;
  if (name === 'q') return <SearchField {...props} />;
  if (name === 'known_on') return <KnownOnField {...props} />;
  if (name === 'columns') return <ColumnsField {...props} offered={offered} />;
  const { type } = paramSpecs[name];
  if (type === 'choice') return <ChoiceField {...props} name={name} />;
  return type === 'flag' ? <FlagField {...props} name={name} /> : <NumberField {...props} name={name} />;
}
