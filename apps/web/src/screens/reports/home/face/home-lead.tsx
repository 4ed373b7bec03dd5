import type { DashboardNeeds } from '@folio/contract';
import { MonthStrip } from '../../../../components/month-strip/month-strip.tsx';
import { NeedsCards } from '../needs-cards.tsx';
import { SetUpList } from '../set-up-list.tsx';
import type { HomeFace } from './home-face.ts';
import { OwnerNeedsCard } from './owner-needs-card.tsx';
import { PositionFigures } from './position-figures.tsx';

/** What a person sees before the charts. A reader is shown nothing to do. */
export function HomeLead({ face, needs }: { face: HomeFace; needs: DashboardNeeds | undefined }) {
  if (face === 'reader') return <PositionFigures />;
  if (face === 'owner')
    return (
      <>
        <PositionFigures />
        <OwnerNeedsCard needs={needs} />
        <SetUpList />
        <MonthStrip needs={needs} />
      </>
    );
  return (
    <>
      <SetUpList />
      <MonthStrip needs={needs} />
      <NeedsCards needs={needs} />
    </>
  );
}
