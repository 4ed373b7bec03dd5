import type { FieldModel } from './choose.ts';
import dueDate from './models/dueDate.json' with { type: 'json' };
import issueDate from './models/issueDate.json' with { type: 'json' };
import number from './models/number.json' with { type: 'json' };
import supplier from './models/supplier.json' with { type: 'json' };
import total from './models/total.json' with { type: 'json' };

/** The trained scorers, written by `npm run train`. */
export const FIELD_MODELS: Readonly<Record<'total' | 'issueDate' | 'dueDate' | 'number' | 'supplier', FieldModel>> = {
  total,
  issueDate,
  dueDate,
  number,
  supplier,
};
