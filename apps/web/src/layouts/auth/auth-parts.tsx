import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorIcon } from '../../components/page/door-icon.tsx';

/** Title, lead and browser tab of an auth page. */
export function AuthHead({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation('common');
  return (
    <>
      <title>{t('tabTitle', { title })}</title>
      <h1 className="auth-title font-hero">{title}</h1>
      <p className="auth-lead above-8 muted">{lead}</p>
    </>
  );
}

/** What went wrong, in the form. It is read out as it comes. */
export function AuthFailure({ children }: { children: string }) {
  return (
    <div role="alert">
      {children && (
        <p className="auth-note icons-rigid flex items-top gap-10 below-20 pad-10-14 font-base radius-medium text-red bg-red">
          <DoorIcon name="circle-alert" size={16} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

/** What went well, in the form. */
export function AuthSuccess({ children }: { children: string }) {
  return (
    <div role="status">
      {children && (
        <p className="auth-note icons-rigid flex items-top gap-10 below-20 pad-10-14 font-base radius-medium bg-green text-green">
          <DoorIcon name="circle-check" size={16} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

/** The form's one filled button; while its action is under way it turns and takes no further click. */
export function AuthSubmit({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <button
      type="submit"
      className="auth-submit min-h-42 text-on-fill bg-fill font-inherit border-0 flex items-center justify-center full gap-10 above-6 font-lead medium radius-large pointer"
      aria-disabled={isBusy}
      aria-busy={isBusy}
    >
      {isBusy && <DoorIcon name="loader" size={16} />}
      {children}
    </button>
  );
}
