import { useCallback, useMemo } from 'react';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { listOf } from './report-params.ts';
import { everything, type Folds, toggled } from './sheet/fold.ts';

export type FoldKind = 'section' | 'details';

export interface FoldControl {
  folds: Folds;
  /** Folds or unfolds one; `known` are all there are. */
  toggle: (kind: FoldKind, key: string, known: readonly string[]) => void;
  /** Shows only what closes each section, or each row without its details; or everything. */
  setSummary: (kind: FoldKind, isSummary: boolean) => void;
}

const nameOf = (kind: FoldKind) => (kind === 'section' ? 'fold' : 'open');

/** What is folded, kept in the address: `fold` names folded sections, `open` unfolded rows. */
export function useFolds(): FoldControl {
  const [view, setView] = useUrlState({ fold: '', open: '' });
  const folds = useMemo<Folds>(
    () => ({ sections: new Set(listOf(view.fold)), details: new Set(listOf(view.open)) }),
    [view.fold, view.open],
  );
  const toggle = useCallback<FoldControl['toggle']>(
    (kind, key, known) => {
      const next = toggled(kind === 'section' ? folds.sections : folds.details, key, known);
      setView({ [nameOf(kind)]: [...next].join(',') });
    },
    [folds, setView],
  );
  const setSummary = useCallback<FoldControl['setSummary']>(
    (kind, isSummary) => setView({ [nameOf(kind)]: (kind === 'section') === isSummary ? everything : '' }),
    [setView],
  );
  return { folds, toggle, setSummary };
}
