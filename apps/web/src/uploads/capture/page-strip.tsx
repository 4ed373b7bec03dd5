import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/page/icon.tsx';
import { moveCapturedPage, removePage } from './capture-store.ts';
import type { CapturedPage } from './pages.ts';
import './page-strip.css';

interface PageStripProps {
  pages: readonly CapturedPage[];
  onRetake: (id: string) => void;
}

/** The photographed pages in their order; the buttons act on the selected page, at first the last one. */
export function PageStrip({ pages, onRetake }: PageStripProps) {
  const { t } = useTranslation('upload');
  const [chosen, choose] = useState<string | null>(null);
  const selected = pages.find(({ id }) => id === chosen) ?? pages.at(-1);
  if (selected === undefined) return null;
  const number = pages.indexOf(selected) + 1;
  const move = (by: -1 | 1) => {
    choose(selected.id);
    moveCapturedPage(selected.id, by);
  };
  return (
    <>
      <p className="medium">{t('capture.pages', { count: pages.length })}</p>
      <ol className="page-strip flex gap-8 scroll-x" aria-label={t('capture.strip')}>
        {pages.map((page, index) => (
          <li key={page.id}>
            <button
              type="button"
              className="p-0 bg-none framed-strong radius-medium pointer relative clip block"
              aria-pressed={page === selected}
              onClick={() => choose(page.id)}
            >
              <img src={page.url} alt={t('capture.page', { number: index + 1 })} />
            </button>
          </li>
        ))}
      </ol>
      <fieldset className="flex wrap gap-8 p-0 border-0 m-0" aria-label={t('capture.page', { number })}>
        <Button aria-label={t('capture.retake', { number })} onClick={() => onRetake(selected.id)}>
          {t('capture.retakeShort')}
        </Button>
        <Button
          disabled={number === 1}
          aria-label={t('capture.moveLeft', { number })}
          icon={<Icon name="chevron-left" />}
          onClick={() => move(-1)}
        />
        <Button
          disabled={number === pages.length}
          aria-label={t('capture.moveRight', { number })}
          icon={<Icon name="chevron-right" />}
          onClick={() => move(1)}
        />
        <Button aria-label={t('capture.remove', { number })} onClick={() => removePage(selected.id)}>
          {t('capture.removeShort')}
        </Button>
      </fieldset>
    </>
  );
}
