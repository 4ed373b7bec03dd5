import type { PublicQuestions } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { InstantDay } from '../../../components/day/day.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { companyName } from '../../../components/public-link/link-screen.tsx';

/** Thanks, what is still open, and until when one may come back. */
export function Done({ asked, onBack }: { asked: PublicQuestions; onBack: () => void }) {
  const { t } = useTranslation('public-questions');
  const open = asked.questions.filter(({ state }) => state === 'open').length;
  return (
    <section className="public-closed grid gap-16 pad-24 text-center break bg-card framed radius-huge cells-center">
      <Icon className="text-green" name="circle-check" size={40} />
      <h1>{t('thanks')}</h1>
      <p>{t('thanksDetail', { company: companyName(asked.company) })}</p>
      {open > 0 && <p>{t('stillOpen', { count: open })}</p>}
      <p className="font-base muted">
        {t('comeBack')} <InstantDay value={asked.expires_at} />
      </p>
      <button
        type="button"
        className="public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium text-plain bg-card framed-strong radius-large pointer"
        onClick={onBack}
      >
        {t('back')}
      </button>
    </section>
  );
}
