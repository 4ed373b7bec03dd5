import type { DocumentDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { ColumnLines } from '../columns/column-lines.tsx';
import { ColumnsPanel } from '../columns/columns-panel.tsx';
import type { ColumnsOnPage } from '../columns/use-columns.ts';
import { type Box, type FieldBox, regionsOnPage } from '../evidence.ts';
import { PageBar } from './page-bar.tsx';
import { PageSheet } from './page-sheet.tsx';
import { pagesOf } from './pages-of.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useSight } from './use-sight.ts';
import './page-view.css';

interface PageViewProps {
  document: DocumentDetail;
  page: number;
  onPage: (page: number) => void;
  boxes: readonly FieldBox[];
  active: string | null;
  onBox: (path: string) => void;
  /** An area to highlight, from the address. */
  spot: Box | null;
  labelOf: (path: string) => string;
  /** Rotates the page by a quarter turn; undefined if the page may not be rotated. */
  onTurn?: (() => void) | undefined;
  /** Column editing of a statement; undefined if it is not allowed. */
  drawing?: ColumnDrawing | undefined;
}

/** Editable columns of the page, and whether editing is on. */
export interface ColumnDrawing {
  columns: ColumnsOnPage;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

const noBoxes: readonly FieldBox[] = [];

export function PageView(props: PageViewProps) {
  const { document, page, onPage, active, onBox, spot, labelOf, onTurn, drawing } = props;
  const { t } = useTranslation('document');
  const columns = drawing?.isOn ? drawing.columns : null;
  // While columns are edited the whole page is shown without field boxes.
  const boxes = columns === null ? props.boxes : noBoxes;
  const pages = pagesOf(document);
  const size = document.page_sizes.find((one) => one.number === page);
  const sight = useSight({
    target: boxes.find((one) => one.path === active)?.box ?? spot,
    boxes: boxes.map((one) => one.box),
    page,
    aspect: size ? size.height / size.width : null,
  });
  const place = { page: pages.indexOf(page) + 1, pages: Math.max(pages.length, 1) };
  return (
    <section
      className={
        pages.length > 1
          ? 'page-view top-16 min-0 sticky clip radius-huge page-view-many grid'
          : 'page-view top-16 min-0 sticky clip radius-huge'
      }
      aria-label={t('page.label')}
    >
      <PageBar
        name={document.name}
        pages={pages}
        page={page}
        onPage={onPage}
        scale={sight.scale}
        onZoom={sight.zoom}
        onFit={sight.fit}
        onTurn={onTurn}
        isDrawing={columns !== null}
        onDraw={drawing && (() => drawing.onSwitch(!drawing.isOn))}
      />
      {drawing && columns && <ColumnsPanel columns={columns} onClose={() => drawing.onSwitch(false)} />}
      {pages.length > 1 && <Thumbnails document={document} pages={pages} page={page} onPage={onPage} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section className="page-scroll scroll" tabIndex={0} aria-label={t('page.of', place)} ref={sight.frame}>
        <PageSheet
          key={`${page}.${size?.turn ?? 0}`}
          sheet={sight.sheet}
          document={document}
          page={page}
          size={size}
          scale={sight.scale}
          boxes={boxes}
          regions={regionsOnPage(document.segments, page)}
          active={active}
          onBox={onBox}
          spot={spot}
          labelOf={labelOf}
        >
          {columns?.taught && <ColumnLines taught={columns.taught} onChange={columns.change} />}
        </PageSheet>
      </section>
    </section>
  );
}
