import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { PeopleRows } from './people-rows.tsx';

/** Who stands behind the company. */
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
