import { useEffect } from 'react';
import { type AltKeys, useAltKeys } from '../../../components/use-alt-keys.ts';
import { showOverlay } from '../../../layouts/main/overlays.ts';
import type { BankLinePick } from './bank-line/use-bank-line.ts';
import { focusField } from './focus-field.ts';
import { questionAfter } from './open-questions.ts';
import { useEnterKey } from './use-enter-key.ts';
import type { useReviewFocus } from './use-review-focus.ts';
import type { useSettling } from './use-settling.ts';

interface ReviewKeys {
  look: ReturnType<typeof useReviewFocus>;
  settling: ReturnType<typeof useSettling>;
  bankLine: BankLinePick;
  finish: () => void;
  onTurnPage: (() => void) | undefined;
  readOnly: boolean;
  /** On a narrow screen nothing takes the focus by itself: a keyboard would cover the page. */
  isStacked: boolean;
}

const confirmButton = 'review-confirm';
const kindField = 'review-kind';

/** The keyboard of one document under review. Answers what the form hears Enter with. */
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

/** Enter in a date field reads the date: it never posts the document in the same stroke. */
function isDayField(path: string | null): boolean {
  return path !== null && document.getElementById(`field-${path}`)?.hasAttribute('data-day-input') === true;
}

/** A document that was just opened is worked from its first open question; from the button where there is none. */
function useStartingFocus(open: readonly string[], goTo: (path: string) => void, isOff: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the document is opened
  useEffect(() => {
    if (isOff) return;
    const [first] = open;
    if (first === undefined) document.getElementById(confirmButton)?.focus({ preventScroll: true });
    else goTo(first);
  }, []);
}
