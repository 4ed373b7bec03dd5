import type { ImportChoices, ImportDetail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { importCalls, importKey } from '../../../api/queries/books/exchange.ts';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { useMay } from '../../../session/use-may.ts';

export interface Choosing {
  choices: ImportChoices;
  /** Saves a change; the response shows how the server now reads the file. */
  change: (change: Partial<ImportChoices>) => void;
  /**
   * Sends again what could not be saved. Resolves to whether there was nothing to send, so that the reading on the screen
   * is that of the choices on the screen.
   */
  settle: () => Promise<boolean>;
  isSaving: boolean;
  isFixed: boolean;
  error: ApiError | null;
}

/**
 * The user's choices in an import. Each is saved at once and the server reads the file again. Changes made during a
 * save go together in the next request, so that the version sent is always the newest.
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
      state.waits = true;
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
  const settle = async () => {
    const { waits, runs } = newest.current;
    if (waits && !runs) await save();
    return !waits && !runs;
  };
  return { choices, change, settle, isSaving, isFixed: readOnly, error };
}
