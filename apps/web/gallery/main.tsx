import { createRoot } from 'react-dom/client';
import { network } from '../src/api/network.ts';
import { languageKey } from '../src/i18n/languages.ts';
import '../src/styles.css';
import { startLanguage } from '../src/i18n/start-language.ts';
import { dispatchSession } from '../src/session/session-store.ts';
import { chooseTheme, startTheme } from '../src/theme/theme-choice.ts';
import { answerOf, company, profile } from './answers.ts';

/** `?language=zh-Hant&theme=dark` chooses how the gallery looks. */
const asked = new URLSearchParams(window.location.search);
localStorage.setItem(languageKey, asked.get('language') ?? 'en-US');
startTheme();
chooseTheme(asked.get('theme') === 'dark' ? 'dark' : 'light');
await startLanguage();
network.send = async ({ path }) => ({ status: 200, body: answerOf(path) });
dispatchSession({ type: 'refreshed', profile, company });
const { Gallery } = await import('./gallery.tsx');
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(<Gallery />);
