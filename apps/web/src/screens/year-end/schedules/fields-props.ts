import type { ApiError } from '../../../api/api-error.ts';
import type { TypedSchedule } from './typed-schedule.ts';

/** A part of the form of a new schedule. */
export interface FieldsProps {
  typed: TypedSchedule;
  set: (changes: Partial<TypedSchedule>) => void;
  error: ApiError | null;
}
