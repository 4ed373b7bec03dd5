import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { providerUrl } from '../../api/queries/people/identity.ts';
import { usePublicConfig } from '../../api/queries/people/session.ts';
import { landingPath } from '../../session/redirect.ts';
import './third-parties.css';

/** 'Continue with Google' for every provider of this installation; nothing without providers. `children` come among them. */
export function ThirdParties({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('factors');
  const { data: config } = usePublicConfig();
  const [search] = useSearchParams();
  const providers = config?.identity_providers ?? [];
  if (providers.length === 0 && !children) return null;
  const returnTo = landingPath(localStorage, search.get('redirectTo'));
  return (
    <div className="grid gap-10 above-20">
      <p className="third-parties-or flex items-center gap-12 font-base faint">
        <span>{t('or')}</span>
      </p>
      {providers.map(({ id, name }) => (
        <a
          key={id}
          className="third-party min-h-42 font-inherit flex items-center justify-center full gap-8 font-lead medium text-plain bg-card framed-strong radius-large pointer"
          href={providerUrl(id, returnTo)}
        >
          {t('continueWith', { name })}
        </a>
      ))}
      {children}
    </div>
  );
}
