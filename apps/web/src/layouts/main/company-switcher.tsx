import { Button, Input, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { companyLevel, useCompanies } from '../../api/queries/people/company.ts';
import { Icon } from '../../components/page/icon.tsx';
import { currentLanguage } from '../../i18n/start-language.ts';
import { switchCompany } from '../../session/session-actions.ts';
import { useSession } from '../../session/session-store.ts';
import { companyNameIn } from './company-name.ts';
import { serverItem } from './menu.ts';
import './company-switcher.css';

const searchFrom = 8;
const switcherLimit = 50;

/** The user's companies; choosing one makes it the current one and opens its home. */
export function CompanySwitcher({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { company, profile } = useSession();
  const [q, setQ] = useState('');
  const { data, isPending } = useCompanies({
    page: 1,
    limit: switcherLimit,
    q,
    level: companyLevel.all,
    state: 'active',
  });
  const choose = async (id: string) => {
    onDone();
    if (id === company?.id) return;
    await switchCompany(id);
    navigate('/home');
  };
  const goTo = (path: string) => {
    onDone();
    navigate(path);
  };
  return (
    <div className="switcher" role="dialog" aria-label={t('switchCompany')}>
      <p className="below-6 font-small faint">{t('switchCompany')}</p>
      {(q !== '' || (data?.meta.total ?? 0) >= searchFrom) && (
        <Input
          value={q}
          aria-label={t('searchCompany')}
          placeholder={t('searchCompany')}
          onChange={(e) => setQ(e.target.value)}
        />
      )}
      {isPending && <Spin className="switcher-spin block" />}
      <ul className="scroll-y tint-buttons rings-inside">
        {data?.data.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-current={one.id === company?.id ? 'true' : undefined}
              onClick={() => choose(one.id)}
            >
              <span className="switcher-name grid text-left">
                {companyNameIn(currentLanguage(), one)}
                {one.via_practice && (
                  <small className="font-small faint">
                    {t('viewAs.practice', { practice: one.via_practice.name })}
                  </small>
                )}
              </span>
              {one.id === company?.id && <Icon name="check" size={15} />}
            </button>
          </li>
        ))}
      </ul>
      <div className="switcher-foot grid cells-start ruled-above">
        <Button type="text" icon={<Icon name="plus" size={15} />} onClick={() => goTo('/company/new')}>
          {t('addCompany')}
        </Button>
        <Button
          type="text"
          icon={<Icon name="user" size={15} />}
          onClick={() => goTo('/settings/explore/account-setting')}
        >
          {t('menu.accountSetting')}
        </Button>
        {profile?.administers_server && (
          <Button type="text" icon={<Icon name="monitor" size={15} />} onClick={() => goTo(serverItem.path)}>
            {t('menu.server')}
          </Button>
        )}
      </div>
    </div>
  );
}
