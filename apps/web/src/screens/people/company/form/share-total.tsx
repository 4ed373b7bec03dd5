import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { type PersonValues, sharesInIssue } from './people-values.ts';

/** Shares in issue, as the rows add up, by class where there is more than one. */
export function ShareTotal() {
  const { t } = useTranslation('company');
  const rows = Form.useWatch<PersonValues[] | undefined>('shareholders') ?? [];
  const sums = sharesInIssue(rows.filter((row) => row !== undefined));
  if (sums.length === 0) return null;
  const figure = (count: bigint) => count.toLocaleString(currentLanguage() === 'zh-Hant' ? 'zh-HK' : 'en-US');
  return (
    <output className="font-base muted figures num">
      {t('sharesInIssue')}{' '}
      {sums.map(([name, count], at) => (
        <span key={name}>
          {at > 0 && ' · '}
          <strong>{figure(count)}</strong> {name}
        </span>
      ))}
    </output>
  );
}
