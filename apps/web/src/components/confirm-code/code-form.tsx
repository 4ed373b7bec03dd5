import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AuthSubmit } from '../../layouts/auth/auth-parts.tsx';
import type { AuthForm } from '../../layouts/auth/use-auth-form.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { TrustBrowser } from './trust-browser.tsx';
import { codeLength, type emptyCode } from './use-code-rules.ts';

const toUpperCase = (text: string) => text.toUpperCase();

interface CodeFormProps {
  form: AuthForm<typeof emptyCode>;
  isTrusted: boolean;
  onTrust: (isTrusted: boolean) => void;
}

/** Six cells, the trust of this browser and the button. */
export function CodeForm({ form, isTrusted, onTrust }: CodeFormProps) {
  const { t } = useTranslation('auth');
  const code = form.field('code');
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <fieldset className="code-cells p-0 border-0">
        <legend className="p-0 below-6">{t('confirmCode.label')}</legend>
        <ThemeProvider>
          <Input.OTP
            length={codeLength}
            size="large"
            formatter={toUpperCase}
            autoFocus
            autoComplete="one-time-code"
            {...(code.problem && { status: 'error' as const })}
            value={code.value}
            onInput={(cells) => code.onText(cells.join(''))}
            onChange={code.onText}
          />
        </ThemeProvider>
      </fieldset>
      <TrustBrowser isTrusted={isTrusted} onChange={onTrust} />
      <AuthSubmit isBusy={form.isBusy}>{t('confirmCode.button')}</AuthSubmit>
    </form>
  );
}
