import type { PublicInvoice } from '@folio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../i18n/languages.ts';
import { chooseLanguage, currentLanguage } from '../../i18n/start-language.ts';
import { languageNames } from '../../layouts/auth/auth-languages.tsx';

interface PublicLayoutProps {
  /** Null where no document may be shown. */
  invoice: PublicInvoice | null;
  children: ReactNode;
}

/** The company's name, the document, the language: the page belongs to who sent the link. */
export function PublicLayout({ invoice, children }: PublicLayoutProps) {
  const { t } = useTranslation('public-invoice');
  const company = invoice && companyName(invoice);
  const title = invoice ? `${t(`type.${invoice.type}`)} ${invoice.number}` : t('closed');
  return (
    <div className="public">
      <title>{company ? t('tabTitle', { title, company }) : title}</title>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className="public-head">
        <p className="public-company">{company}</p>
        <nav className="public-languages" aria-label={t('common:language')}>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-current={language === currentLanguage() ? 'true' : undefined}
              onClick={() => chooseLanguage(language)}
            >
              {languageNames[language]}
            </button>
          ))}
        </nav>
      </header>
      <main className="public-main">{children}</main>
    </div>
  );
}

/** In the language on the screen, where the company has a name in it. */
export function companyName({ company }: PublicInvoice): string {
  return (currentLanguage() === 'zh-Hant' ? company.name_zh : null) || company.name;
}
