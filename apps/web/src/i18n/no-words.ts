import i18next from 'i18next';
import { languages } from './languages.ts';

/**
 * The only sentences outside the message files: they are shown if those files could not be loaded, so both languages
 * are shown together.
 */
const sentences = [
  'Folio could not load its texts. Check the connection and reload the page.',
  '富理未能載入文字。請檢查網絡連線，然後重新載入頁面。',
];
const reloadLabel = 'Reload 重新載入';

/** False if every load of the common messages failed: no screen can be shown. */
export function hasWords(): boolean {
  return languages.some((language) => i18next.hasResourceBundle(language, 'common'));
}

/** Shows the sentences with a button that reloads the page. */
export function showNoWords(root: HTMLElement): void {
  const main = document.createElement('main');
  main.className = 'no-words';
  for (const sentence of sentences) {
    const line = document.createElement('p');
    line.textContent = sentence;
    main.append(line);
  }
  const reload = document.createElement('button');
  reload.textContent = reloadLabel;
  reload.className = 'plain-button';
  reload.addEventListener('click', () => window.location.reload());
  main.append(reload);
  root.replaceChildren(main);
}
