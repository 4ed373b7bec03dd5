import type { PublicInvoice } from '@folio/contract';
import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { currentLanguage } from '../../i18n/start-language.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { FullScreenSpinner } from '../feedback/full-screen-spinner.tsx';
import { LanguageSwitch } from '../page/language-switch.tsx';
import type { PublicLink } from './use-public-link.ts';
import './public-invoice.css';

type LinkCompany = PublicInvoice['company'];

/** In the language on the screen, where the company has a name in it. */
export function companyName({ name, name_zh }: LinkCompany): string {
  return (currentLanguage() === 'zh-Hant' ? name_zh : null) || name;
}

interface LinkScreenProps<T> {
  link: PublicLink<T>;
  companyOf: (content: T) => LinkCompany;
  /** Title of the browser tab while the link is open. */
  titleOf: (content: T) => string;
  words: { closed: string; noLink: string };
  /** Classes of the page and of its main part. */
  classes: { page: string; main: string };
  onLanguage: (language: Language) => void;
  children: (content: T) => ReactNode;
}

/** A screen opened by a link without signing in: it carries the name of the company that sent the link. */
export function LinkScreen<T>({ link, companyOf, titleOf, words, classes, onLanguage, children }: LinkScreenProps<T>) {
  const { opened, retry } = link;
  if (opened.state === 'loading') return <FullScreenSpinner />;
  const isOpen = opened.state === 'open';
  return (
    <div className={classes.page}>
      <title>{isOpen ? titleOf(opened.content) : words.closed}</title>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className="public-head flex wrap items-center between">
        <p className="font-title bold break">{isOpen && companyName(companyOf(opened.content))}</p>
        <LanguageSwitch className="flex gap-4" onChoose={onLanguage} />
      </header>
      <main className={classes.main}>
        {isOpen && children(opened.content)}
        {opened.state === 'failed' && <ErrorState detail={opened.sentence} onRetry={retry} />}
        {opened.state === 'closed' && (
          <section className="public-closed grid gap-16 pad-24 text-center break bg-card framed radius-huge">
            <h1>{words.closed}</h1>
            <p>{opened.sentence || words.noLink}</p>
          </section>
        )}
      </main>
    </div>
  );
}
