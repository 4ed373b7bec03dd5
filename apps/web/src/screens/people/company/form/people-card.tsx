import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/page/card.tsx';
import { PeopleRows } from './people-rows.tsx';

/** The company's directors, shareholders and secretaries. */
export function PeopleCard() {
  const { t } = useTranslation('company');
  return (
    <Card title={t('section.people')}>
      <PeopleRows list="directors" required={t('validation.enterDirectorInfo')} />
      <PeopleRows list="shareholders" required={t('validation.enterShareholderInfo')} />
      <PeopleRows list="secretaries" required={t('validation.enterSecretaryInfo')} />
    </Card>
  );
}
