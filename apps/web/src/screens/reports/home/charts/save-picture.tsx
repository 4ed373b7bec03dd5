import { Button } from 'antd';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../../api/save-file.ts';
import { chartPicture } from '../../../../components/chart/chart-picture.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { useCompanyName } from '../../../../layouts/main/use-company-name.ts';
import type { LegendFigure } from './chart-card.tsx';

interface SavePictureProps {
  title: string;
  legend: readonly LegendFigure[];
  currency: string | undefined;
  /** Holds the chart and the dots of its legend. */
  box: RefObject<HTMLElement | null>;
  disabled: boolean;
}

/** Saves the chart as a PNG, named after the chart and the company. */
export function SavePicture({ title, legend, currency, box, disabled }: SavePictureProps) {
  const { t } = useTranslation('home');
  const company = useCompanyName();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    const svg = box.current?.querySelector<SVGSVGElement>('.chart svg');
    if (!svg) return;
    const dots = [...(box.current?.querySelectorAll('.dot') ?? [])].map((dot) => getComputedStyle(dot).backgroundColor);
    const figures = legend.map(({ label, value }, at) => ({
      label,
      value: formatAmount(value, { currency }),
      color: dots[at] ?? 'currentColor',
    }));
    setSaving(true);
    try {
      saveFile(await chartPicture(svg, { title, subtitle: company, figures }), `${title} ${company}.png`);
    } catch {
      toast.error(t('picture.failed'));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button
      type="text"
      size="small"
      aria-label={t('picture.save', { chart: title })}
      title={t('picture.save', { chart: title })}
      icon={<Icon name="download" size={14} />}
      disabled={disabled}
      loading={isSaving}
      onClick={() => void save()}
    />
  );
}
