import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session-store.ts';
import { companyNameIn } from './company-name.ts';

/** The chosen company's name in the language on the screen; empty without one. */
export function useCompanyName(): string {
  const { company } = useSession();
  const { i18n } = useTranslation();
  return company ? companyNameIn(i18n.language, company) : '';
}
