import { useState } from 'react';
import { stepDay, stepPeriod } from '../../../components/day/periods.ts';
import { hasFrom, type ReportKind } from './report-kinds.ts';
import type { ReportParams } from './report-params.ts';
import { useReportKeys } from './use-report-keys.ts';
import type { ChangeParams } from './use-report-params.ts';

/** What lies over the report. */
export type ReportOverlay = 'more' | 'export' | null;

interface ReportActions {
  kind: ReportKind;
  params: ReportParams;
  change: ChangeParams;
  /** A sheet is on the screen, to be printed and exported. */
  hasSheet: boolean;
  onRefresh: () => void;
}

/** The keys of a report, and which of its menus is open. */
export function useReportActions({ kind, params, change, hasSheet, onRefresh }: ReportActions) {
  const [overlay, setOverlay] = useState<ReportOverlay>(null);
  const step = (steps: 1 | -1) =>
    change(hasFrom(kind, params.form) ? stepPeriod(params, steps) : { to: stepDay(params.to, steps) });
  useReportKeys({
    r: onRefresh,
    p: () => hasSheet && window.print(),
    e: () => setOverlay(hasSheet ? 'export' : null),
    m: () => setOverlay('more'),
    '[': () => step(-1),
    ']': () => step(1),
  });
  const toggle = (name: 'more' | 'export') => (isOpen: boolean) => setOverlay(isOpen ? name : null);
  return { overlay, toggle };
}
