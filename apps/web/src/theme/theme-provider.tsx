import { ConfigProvider } from 'antd';
import { type ReactNode, use, useMemo } from 'react';
import { DoorIcon } from '../components/page/door-icon.tsx';
import { antdLocale } from '../i18n/antd-locale.ts';
import { themeOf } from './theme.ts';
import { useAppearance } from './theme-choice.ts';

/**
 * Ant Design's own spinner waits for the end of a transition before it disappears. If the response arrives within one
 * frame there is no transition, and the button keeps the name "loading Save".
 */
const turningIcon = (
  <span className="turning-icon inline-flex">
    <DoorIcon name="loader" size={14} />
  </span>
);

/**
 * Applies the current theme and language to Ant Design. It wraps only the parts that use Ant Design; the sign-in page
 * does not need it and stays small.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const appearance = useAppearance();
  const theme = useMemo(() => themeOf(appearance), [appearance]);
  const locale = use(antdLocale());
  return (
    <ConfigProvider
      theme={theme}
      {...(locale && { locale })}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false, loadingIcon: turningIcon }}
    >
      {children}
    </ConfigProvider>
  );
}
