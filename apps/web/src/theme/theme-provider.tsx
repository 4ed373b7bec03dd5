import { ConfigProvider } from 'antd';
import { type ReactNode, use, useMemo } from 'react';
import { Icon } from '../components/icon.tsx';
import { antdLocale } from '../i18n/antd-locale.ts';
import { themeOf } from './theme.ts';
import { useAppearance } from './theme-choice.ts';

/**
 * Ant Design's own circle waits for the end of a movement before it goes. When the answer comes within one frame nothing
 * moves, and the button is called "loading Save" for good.
 */
const turningIcon = (
  <span className="turning-icon">
    <Icon name="loader" size={14} />
  </span>
);

/**
 * Gives Ant Design the theme of the appearance on the screen and the words of the language. It stands around what uses
 * Ant Design, not around the sign-in page, which is light enough to do without.
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
