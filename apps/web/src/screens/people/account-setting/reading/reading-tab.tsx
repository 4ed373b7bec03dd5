import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/page/card.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { companyNameIn } from '../../../../layouts/main/company-name.ts';
import { useSession } from '../../../../session/session-store.ts';
import { LanguageModel } from './language-model.tsx';
import { LayoutList } from './layout-list.tsx';
import { LearntList } from './learnt-list.tsx';

/** How documents of the company on the screen are read. */
export function ReadingTab() {
  const { t } = useTranslation('account-setting');
  const { company } = useSession();
  if (company === null) return <p className="reading-note font-base muted">{t('reading.noCompany')}</p>;
  return (
    <>
      <Card title={t('reading.title', { company: companyNameIn(currentLanguage(), company) })}>
        <p className="reading-note font-base muted">{t('reading.lead')}</p>
        <LanguageModel />
      </Card>
      <Card title={t('learnt.title')}>
        <LearntList />
      </Card>
      <Card title={t('layouts.title')}>
        <LayoutList />
      </Card>
    </>
  );
}
