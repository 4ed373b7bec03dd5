import type { DocumentLanguage, PaperTemplate, SalesImageKind } from '@folio/contract';
import { Input, Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SideField } from '../../../../components/form/side-form.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { ImageSlot } from '../../../../components/settings/image-slot.tsx';
import type { PanelProps } from './panel-props.ts';

const templates: readonly PaperTemplate[] = ['classic', 'modern', 'compact'];
const documentLanguages: readonly DocumentLanguage[] = ['en-US', 'zh-Hant', 'bilingual'];
const images: readonly SalesImageKind[] = ['logo', 'chop', 'signature'];

/** Template, language, pictures and the words at the foot. */
export function LookPanel({ draft, detail, isOwner }: PanelProps) {
  const { t } = useTranslation('sales-settings');
  const id = useId();
  const { setting, change } = draft;
  return (
    <>
      <Card title={t('look.title')}>
        <div className="settings-fields grid gap-16 selects-full">
          <p id={`${id}-template`} className="side-label">
            {t('look.template')}
          </p>
          <Radio.Group
            aria-labelledby={`${id}-template`}
            disabled={!isOwner}
            value={setting.template}
            onChange={(event) => change({ template: event.target.value })}
            className="settings-templates-choice grid gap-8"
          >
            {templates.map((template) => (
              <Radio key={template} value={template}>
                <strong className="block medium">{t(`look.${template}`)}</strong>
                <span className="side-hint above-4 font-small">{t(`look.${template}Hint`)}</span>
              </Radio>
            ))}
          </Radio.Group>
          <p id={`${id}-language`} className="side-label">
            {t('look.language')}
          </p>
          <Radio.Group
            aria-labelledby={`${id}-language`}
            disabled={!isOwner}
            optionType="button"
            value={setting.document_language}
            options={documentLanguages.map((value) => ({ value, label: t(`look.languages.${value}`) }))}
            onChange={(event) => change({ document_language: event.target.value })}
          />
          <SideField id={`${id}-footer`} label={t('look.footer')} hint={t('look.footerHint')}>
            <Input.TextArea
              id={`${id}-footer`}
              disabled={!isOwner}
              maxLength={300}
              autoSize={{ minRows: 2, maxRows: 4 }}
              value={setting.footer}
              onChange={(event) => change({ footer: event.target.value })}
            />
          </SideField>
          <SideField id={`${id}-tax`} label={t('look.taxNumber')} hint={t('look.taxNumberHint')}>
            <Input
              id={`${id}-tax`}
              disabled={!isOwner}
              maxLength={60}
              value={setting.tax_number}
              onChange={(event) => change({ tax_number: event.target.value })}
            />
          </SideField>
        </div>
      </Card>
      <Card title={t('image.title')}>
        <p className="below-14 font-base muted">{t('image.lead')}</p>
        <div className="settings-images grid gap-16">
          {images.map((kind) => (
            <ImageSlot
              key={kind}
              kind={kind}
              image={detail.images.find((one) => one.kind === kind)}
              isOwner={isOwner}
            />
          ))}
        </div>
      </Card>
    </>
  );
}
