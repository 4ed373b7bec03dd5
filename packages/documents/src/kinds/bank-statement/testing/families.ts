import { HONG_KONG_LAYOUTS } from './hong-kong-layouts.ts';
import { CARD_LAYOUTS, makeCard } from './make-card.ts';
import { makeSections } from './make-sections.ts';
import { makeStatement } from './make-statement.ts';
import { type Random, randomOf } from './random.ts';
import { randomLayout } from './random-layout.ts';
import type { MadeStatement } from './truth.ts';
import { WORLD_LAYOUTS } from './world-layouts.ts';

/** A way of printing statements; each seed gives another document of it. */
export interface Family {
  readonly name: string;
  make(seed: number): MadeStatement;
}

function family(name: string, make: (random: Random) => MadeStatement): Family {
  return { name, make: (seed) => make(randomOf(seed * 7919 + name.length)) };
}

export const FAMILIES: readonly Family[] = [
  ...[...HONG_KONG_LAYOUTS, ...WORLD_LAYOUTS].map((layout) =>
    family(layout.name, (random) => makeStatement(layout, random)),
  ),
  ...CARD_LAYOUTS.map((name, index) => family(name, (random) => makeCard(index, random))),
  family('american, a list for each direction', makeSections),
  family('drawn by lot', (random) => makeStatement(randomLayout(random), random)),
];
