import type { PublicReportEmail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { publicReportEmailCalls } from '../../../api/queries/reports/public-report-email.ts';
import { beginInLanguage, chooseHere } from '../../../components/public-link/link-language.ts';
import { companyName, LinkScreen } from '../../../components/public-link/link-screen.tsx';
import { tokenOf } from '../../../components/public-link/token.ts';
import { useHash, usePublicLink } from '../../../components/public-link/use-public-link.ts';
import { StopEmails } from './stop-emails.tsx';

/** What a receiver of a scheduled report sees who opens the link of an email: a way to stop the emails, and to undo it. */
export default function PublicReportEmailScreen() {
  const { t } = useTranslation('public-report-email');
  const token = tokenOf(useHash());
  const link = usePublicLink(token, readEmail);
  return (
    <LinkScreen
      link={link}
      companyOf={({ company }) => company}
      titleOf={({ report, company }) => t('tabTitle', { report, company: companyName(company) })}
      words={{ closed: t('closed'), noLink: t('noLink') }}
      classes={{ page: 'public', main: 'public-main' }}
      onLanguage={(language) => void chooseHere(language)}
    >
      {(email) => (
        <StopEmails key={token} token={token} email={email} onChanged={(after) => link.change(() => after)} />
      )}
    </LinkScreen>
  );
}

/** What the link is about, once the page speaks the language of the email. */
async function readEmail(token: string, signal: AbortSignal): Promise<PublicReportEmail> {
  const email = await publicReportEmailCalls.get(token, signal);
  if (email.language !== null) await beginInLanguage(email.language);
  return email;
}
