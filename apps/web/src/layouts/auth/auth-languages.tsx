import { LanguageSwitch } from '../../components/page/language-switch.tsx';
import { chooseLanguage } from '../../i18n/start-language.ts';

/** The language switch at the foot of the pages for visitors. */
export function AuthLanguages() {
  return (
    <footer>
      <LanguageSwitch className="auth-languages flex gap-4" onChoose={chooseLanguage} />
    </footer>
  );
}
