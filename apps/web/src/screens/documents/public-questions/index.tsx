import { useTranslation } from 'react-i18next';
import { chooseHere } from '../../../components/public-link/link-language.ts';
import { companyName, LinkScreen } from '../../../components/public-link/link-screen.tsx';
import { tokenOf } from '../../../components/public-link/token.ts';
import { useHash, usePublicLink } from '../../../components/public-link/use-public-link.ts';
import { afterAnswer } from './after-answer.ts';
import { Asked } from './asked.tsx';
import { readQuestions } from './read-questions.ts';
import './public-questions.css';

/** What a client sees who opens a link: the questions, a way to answer each, and nothing to sign in to. */
export default function PublicQuestionsScreen() {
  const { t } = useTranslation('public-questions');
  const token = tokenOf(useHash());
  const link = usePublicLink(token, readQuestions);
  return (
    <LinkScreen
      link={link}
      companyOf={({ company }) => company}
      titleOf={({ company }) => t('tabTitle', { company: companyName(company) })}
      words={{ closed: t('closed'), noLink: t('noLink') }}
      classes={{ page: 'public link-page', main: 'link-main' }}
      onLanguage={(language) => void chooseHere(language)}
    >
      {(asked) => (
        <Asked
          key={token}
          token={token}
          asked={asked}
          onChanged={(after, answeredId) => link.change((before) => afterAnswer(before, after, answeredId))}
        />
      )}
    </LinkScreen>
  );
}
