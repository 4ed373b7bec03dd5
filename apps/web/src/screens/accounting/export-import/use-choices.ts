import type { ImportChoices, ImportDetail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { importCalls, importKey } from '../../../api/queries/exchange.ts';
import { useMay } from '../../../session/use-may.ts';
import { asApiError } from '../refusal-text.ts';

export interface Choosing {
  choices: ImportChoices;
  /** Keeps a change; the answer says what it makes of the file. */
  change: (change: Partial<ImportChoices>) => void;
  isSaving: boolean;
  isFixed: boolean;
  error: ApiError | null;
}

/**
 * A person's choices of an import. Each is saved at once and the file understood anew; changes made while one is being saved go
 * together in the next call, so that the version is always the newest.
 */
export function useChoices(run: ImportDetail): Choosing {
  const queryClient = useQueryClient();
  const readOnly = !useMay('write');
  const [choices, setChoices] = useState(run.choices);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const newest = useRef({ choices: run.choices, version: run.version, waits: false, runs: false });
  const save = async () => {
    const state = newest.current;
    state.runs = true;
    setSaving(true);
    try {
      while (state.waits) {
        state.waits = false;
        const saved = await importCalls.save(run.id, state.version, state.choices);
        state.version = saved.version;
        queryClient.setQueryData(importKey(run.id), saved);
      }
      setError(null);
    } catch (cause) {
      setError(asApiError(cause));
    } finally {
      state.runs = false;
      setSaving(false);
    }
  };
  const change = (made: Partial<ImportChoices>) => {
    const state = newest.current;
    state.choices = { ...state.choices, ...made };
    state.waits = true;
    setChoices(state.choices);
    if (!state.runs) void save();
  };
  return { choices, change, isSaving, isFixed: readOnly, error };
}
