import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../page/icon.tsx';

interface PageBarProps {
  name: string;
  pages: readonly number[];
  page: number;
  onPage: (page: number) => void;
  scale: number;
  onZoom: (scale: number) => void;
  onFit: () => void;
  onTurn: (() => void) | undefined;
  isDrawing: boolean;
  /** Shows or hides the columns of a statement; undefined if the document has no columns. */
  onDraw: (() => void) | undefined;
}

const scales = [1, 1.5, 2, 3] as const;

export function PageBar(props: PageBarProps) {
  const { name, pages, page, onPage, scale, onZoom, onFit, onTurn, isDrawing, onDraw } = props;
  const { t } = useTranslation('document');
  const at = pages.indexOf(page);
  const larger = scales.find((one) => one > scale);
  const smaller = scales.findLast((one) => one < scale);
  const go = (to: number | undefined) => to !== undefined && onPage(to);
  return (
    <div className="page-bar pad-6-10 flex items-center gap-8 font-small muted">
      <span className="fill-row min-0 ellipsis" title={name}>
        {name}
      </span>
      {pages.length > 1 && (
        <span className="rigid inline-flex items-center gap-2">
          <Tool icon="chevron-left" label={t('page.previous')} isOff={at <= 0} onClick={() => go(pages[at - 1])} />
          <span className="figures num">{t('page.of', { page: at + 1, pages: pages.length })}</span>
          <Tool
            icon="chevron-right"
            label={t('page.next')}
            isOff={at >= pages.length - 1}
            onClick={() => go(pages[at + 1])}
          />
        </span>
      )}
      <span className="rigid inline-flex items-center gap-2">
        {onDraw && (
          <Button
            type={isDrawing ? 'primary' : 'text'}
            size="small"
            aria-pressed={isDrawing}
            icon={<Icon name="columns" size={15} />}
            onClick={onDraw}
          >
            {t('columns.button')}
          </Button>
        )}
        {onTurn && <Tool icon="rotate" label={t('page.turn')} onClick={onTurn} />}
        <Tool
          icon="zoom-out"
          label={t('page.zoomOut')}
          isOff={smaller === undefined}
          onClick={() => smaller !== undefined && onZoom(smaller)}
        />
        <Tool
          icon="zoom-in"
          label={t('page.zoomIn')}
          isOff={larger === undefined}
          onClick={() => larger !== undefined && onZoom(larger)}
        />
        <Button type="text" size="small" disabled={scale === 1} onClick={onFit}>
          {t('page.fit')}
        </Button>
      </span>
    </div>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  isOff?: boolean;
  onClick: () => void;
}

function Tool({ icon, label, isOff = false, onClick }: ToolProps) {
  return (
    <Button
      type="text"
      size="small"
      disabled={isOff}
      aria-label={label}
      title={label}
      icon={<Icon name={icon} size={16} />}
      onClick={onClick}
    />
  );
}
