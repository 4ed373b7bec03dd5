import type { NewSampleBody } from '@folio/contract';
import type { ApiError } from '../../../api/api-error.ts';

/** What a person typed; `size` and `interval` are texts until the form is sent. */
export type SampleDraft = Omit<NewSampleBody, 'size' | 'interval' | 'seed'> & {
  size: string;
  interval: string;
  seed: string;
};

export interface DraftFieldsProps {
  draft: SampleDraft;
  set: (changes: Partial<SampleDraft>) => void;
  error: ApiError | null;
}

export function startDraft({ from, to }: { from: string; to: string }): SampleDraft {
  return {
    title: '',
    from,
    to,
    source: 'entries',
    side: 'both',
    accounts: [],
    method: 'random',
    size: '25',
    interval: '',
    seed: '',
  };
}

/** The body of the request. Fields that the method does not use are null, and so is a number that is not whole. */
export function bodyOf({ size, interval, seed, ...draft }: SampleDraft): NewSampleBody {
  const isUnit = draft.method === 'monetary_unit';
  const whole = /^\d{1,9}$/.test(size.trim()) ? Number(size.trim()) : null;
  return {
    ...draft,
    size: isUnit ? null : whole,
    interval: isUnit && interval !== '' ? interval : null,
    seed: draft.method === 'largest' || seed.trim() === '' ? null : seed.trim(),
  };
}
