import type { PublicInvoice } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { publicInvoiceCalls } from '../../../api/queries/trade/public-invoice.ts';
import { companyName, LinkScreen } from '../../../components/public-link/link-screen.tsx';
import { tokenOf } from '../../../components/public-link/token.ts';
import { useHash, usePublicLink } from '../../../components/public-link/use-public-link.ts';
import { chooseLanguage } from '../../../i18n/start-language.ts';
import { Pages } from './pages.tsx';
import { Summary } from './summary.tsx';
import { useTypeName } from './use-type-name.ts';

/** What a customer sees who opens a link: the document, what is due, and nothing to sign in to. */
export default function PublicInvoiceScreen() {
  const { t } = useTranslation('public-invoice');
  const typeName = useTypeName();
  const token = tokenOf(useHash());
  const link = usePublicLink(token, publicInvoiceCalls.get);
  const titleOf = (invoice: PublicInvoice) =>
    t('tabTitle', { title: `${typeName(invoice)} ${invoice.number}`, company: companyName(invoice.company) });
  return (
    <LinkScreen
      link={link}
      companyOf={({ company }) => company}
      titleOf={titleOf}
      words={{ closed: t('closed'), noLink: t('noLink') }}
      classes={{ page: 'public', main: 'public-main' }}
      onLanguage={chooseLanguage}
    >
      {(invoice) => (
        <>
          <Summary key={token} token={token} invoice={invoice} onAnswered={(after) => link.change(() => after)} />
          <Pages key={invoice.state} token={token} invoice={invoice} />
        </>
      )}
    </LinkScreen>
  );
}
