import { useState } from 'react';

/** A day that a person may choose; the choice counts only while this day is offered. */
export function useChosenDay(offered: string | null) {
  const [chosen, setChosen] = useState<string | null>(null);
  return {
    /** Null if the offered day is not chosen. */
    chosenOn: chosen === offered ? chosen : null,
    choose: (isChosen: boolean) => setChosen(isChosen ? offered : null),
  };
}
