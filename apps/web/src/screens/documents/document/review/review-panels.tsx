import type { DocumentDetail } from '@folio/contract';
import { pagesOf } from '../../../../components/document/page/pages-of.ts';
import { AlikeDialog } from './alike/alike-dialog.tsx';
import { RereadDialog } from './reread/reread-dialog.tsx';
import type { useReread } from './reread/use-reread.ts';
import { PageStrip } from './strip/page-strip.tsx';
import type { Desk } from './use-desk.ts';

interface ReviewPanelsProps {
  document: DocumentDetail;
  desk: Desk;
  reread: ReturnType<typeof useReread>;
  onSame: () => void;
}

/** What lies over the review: the page strip, the look-alikes, or what a newer reading changes. */
export function ReviewPanels({ document, desk, reread, onSame }: ReviewPanelsProps) {
  if (!desk.canChange) return null;
  const flush = () => desk.flush.current();
  if (desk.panel === 'strip') {
    return <PageStrip document={document} page={pagesOf(document)[0] ?? 1} flush={flush} onClose={desk.close} />;
  }
  if (desk.panel === 'alike') {
    return <AlikeDialog document={document} flush={flush} onSame={onSame} onClose={desk.close} />;
  }
  if (reread.changes === null) return null;
  return <RereadDialog document={document} changes={reread.changes} flush={flush} onClose={reread.putOff} />;
}
