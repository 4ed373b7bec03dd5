import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { SideField } from '../../../components/form/side-form.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { proposedText, withItem } from './accounts-draft.ts';
import type { PartProps } from './actions-card.tsx';

const languages = ['en', 'zh'] as const;
const MAX_LETTERS = 6000;

/** The texts of the directors' report and of the notes. They are proposals until an accountant has checked them. */
export function TextsCard({ accounts, form, isLocked }: PartProps) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const { texts } = form.draft;
  const { edition } = accounts;
  return (
    <div id="accounts-texts">
      <Card title={t('texts')}>
        <p className="below-12 muted">{t('textsAbout')}</p>
        {!edition.confirmed && (
          <p className="below-12 text-amber flex gap-8">
            <Icon name="triangle-alert" size={16} />
            <span>{t('unconfirmed', { source: edition.source })}</span>
          </p>
        )}
        <div className="grid gap-16">
          {texts.map((text, index) => {
            const usual = proposedText(accounts, text.key);
            const isEdited = languages.some((language) => usual[language] !== text[language]);
            const change = (part: Partial<typeof text>) => form.change({ texts: withItem(texts, index, part) });
            return (
              <fieldset key={text.key} className="border-0 m-0 p-0">
                <legend className="bold below-4">{t(`text.${text.key}`)}</legend>
                <div className="grid columns-even gap-16">
                  {languages.map((language) => (
                    <SideField key={language} id={`text-${text.key}-${language}`} label={t(`language.${language}`)}>
                      <Input.TextArea
                        id={`text-${text.key}-${language}`}
                        aria-label={t('textIn', { text: t(`text.${text.key}`), language: t(`language.${language}`) })}
                        lang={language === 'zh' ? 'zh-Hant' : 'en'}
                        autoSize={{ minRows: 2, maxRows: 10 }}
                        maxLength={MAX_LETTERS}
                        disabled={isLocked}
                        value={text[language]}
                        onChange={({ target }) => change({ [language]: target.value })}
                      />
                    </SideField>
                  ))}
                </div>
                {isEdited && !isLocked && (
                  <Button size="small" className="above-6" onClick={() => change(usual)}>
                    {t('useProposed')}
                  </Button>
                )}
              </fieldset>
            );
          })}
        </div>
      </Card>
    </div>
  );
}
