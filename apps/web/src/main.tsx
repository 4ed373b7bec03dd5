import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';
import { App } from './app.tsx';
import { hasWords, showNoWords } from './i18n/no-words.ts';
import { startLanguage } from './i18n/start-language.ts';
import { preloadFirstScreen } from './preload-first-screen.ts';
import { startSession } from './session/start-session.ts';
import { startTheme } from './theme/theme-choice.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

startTheme();
await startLanguage();
if (hasWords()) {
  startSession();
  preloadFirstScreen(window.location.pathname, localStorage);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} else showNoWords(root);
