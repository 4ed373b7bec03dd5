import { useEffect } from 'react';
import { type AltKeys, useAltKeys } from '../../../../../components/keyboard/use-alt-keys.ts';
import { showOverlay } from '../../../../../layouts/main/overlays.ts';
import type { BankLinePick } from '../bank-line/use-bank-line.ts';
import { questionAfter } from '../open-questions.ts';
import type { useSettling } from '../use-settling.ts';
import { focusField } from './focus-field.ts';
import { useEnterKey } from './use-enter-key.ts';
import type { useReviewFocus } from './use-review-focus.ts';

interface ReviewKeys {
  look: ReturnType<typeof useReviewFocus>;
  settling: ReturnType<typeof useSettling>;
  bankLine: BankLinePick;
  finish: () => void;
  onTurnPage: (() => void) | undefined;
  readOnly: boolean;
  /** On a narrow screen no field is focused automatically: the on-screen keyboard would cover the page. */
  isStacked: boolean;
}

const confirmButton = 'review-confirm';
const kindField = 'review-kind';

/** The keyboard shortcuts of one document under review. Returns the form's handler for Enter. */
export function useReviewKeys({ look, settling, bankLine, finish, onTurnPage, readOnly, isStacked }: ReviewKeys) {
  const { open, accept } = settling;
  const goOn = (path: string | null) => {
    if (path !== null) accept(path);
    const next = questionAfter(
      open.filter((one) => one !== path),
      path ?? look.active,
    );
    if (next === null && isDayField(path)) document.getElementById(confirmButton)?.focus();
    else if (next === null) finish();
    else look.goTo(next);
  };
  useStartingFocus(open, look.goTo, readOnly || isStacked);
  const lineKeys: AltKeys = bankLine.offers.map((offer, index) => [
    `Digit${index + 1}`,
    () => bankLine.choose(offer.id),
  ]);
  const writingKeys: AltKeys = [
    ['Enter', finish],
    ['KeyR', onTurnPage],
    ['KeyJ', () => goOn(null)],
    ['KeyK', () => document.getElementById(kindField)?.focus()],
    ['KeyB', () => focusField('bank_line')],
    ['Digit0', () => bankLine.choose(null)],
    ...lineKeys,
  ];
  useAltKeys([
    ['Slash', () => showOverlay('shortcuts')],
    ['PageDown', () => look.step(1)],
    ['PageUp', () => look.step(-1)],
    ...(readOnly ? [] : writingKeys),
  ]);
  return useEnterKey(goOn, readOnly);
}

/** Enter in a date field confirms the date: the same key press never posts the document. */
function isDayField(path: string | null): boolean {
  return path !== null && document.getElementById(`field-${path}`)?.hasAttribute('data-day-input') === true;
}

/**
 * A newly opened document starts with the focus on its first open question; on the button if there is no open
 * question.
 */
function useStartingFocus(open: readonly string[], goTo: (path: string) => void, isOff: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the document is opened
  useEffect(() => {
    if (isOff) return;
    const [first] = open;
    if (first === undefined) document.getElementById(confirmButton)?.focus({ preventScroll: true });
    else goTo(first);
  }, []);
}
