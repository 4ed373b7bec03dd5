import type { PublicQuestions } from '@folio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../i18n/languages.ts';
import { currentLanguage } from '../../i18n/start-language.ts';
import { languageNames } from '../../layouts/auth/auth-languages.tsx';
import { chooseHere } from './link-language.ts';
import '../public-invoice/public-invoice.css';
import './public-questions.css';

interface LinkLayoutProps {
  /** Null where nothing may be shown. */
  company: PublicQuestions['company'] | null;
  children: ReactNode;
}

/** The company's name and the languages: the page belongs to who asked. */
export function LinkLayout({ company, children }: LinkLayoutProps) {
  const { t } = useTranslation('public-questions');
  const name = company && companyName(company);
  return (
    <div className="public link-page">
      <title>{name ? t('tabTitle', { company: name }) : t('closed')}</title>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className="public-head">
        <p className="public-company">{name}</p>
        <nav className="public-languages" aria-label={t('common:language')}>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-current={language === currentLanguage() ? 'true' : undefined}
              onClick={() => void chooseHere(language)}
            >
              {languageNames[language]}
            </button>
          ))}
        </nav>
      </header>
      <main className="link-main">{children}</main>
    </div>
  );
}

/** In the language on the screen, where the company has a name in it. */
export function companyName({ name, name_zh }: PublicQuestions['company']): string {
  return (currentLanguage() === 'zh-Hant' ? name_zh : null) || name;
}
