import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { companyLevel, useCompanies } from '../../../api/queries/people/company.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import type { IconName } from '../../../components/page/icon.tsx';
import { languageNames, languages } from '../../../i18n/languages.ts';
import { chooseLanguage, currentLanguage } from '../../../i18n/start-language.ts';
import { switchCompany } from '../../../session/session-actions.ts';
import { useSession } from '../../../session/session-store.ts';
import { useMay } from '../../../session/use-may.ts';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from '../../../theme/theme-choice.ts';
import { openUploadDialog } from '../../../uploads/upload-store.ts';
import { useCanUpload } from '../../../uploads/use-can-upload.ts';
import { maySeeScreen } from '../access/screen-access.ts';
import { companyNameIn } from '../company-name.ts';
import { accountingTools, guestItem, mainMenu, serverItem, settingsMenu } from '../menu.ts';
import { showOverlay } from '../overlays.ts';
import { useAskedSignOut } from '../use-asked-sign-out.tsx';
import { otherWords } from './other-words.ts';
import { readLock } from './read-lock.ts';

/** One line of the finder. */
export interface Command {
  id: string;
  label: string;
  /** What it does: 'Go to', 'Create', 'Switch company'. */
  kind: string;
  icon: IconName;
  words?: string;
  /** The screen that it opens, if it does nothing else: it may be opened in a new tab. */
  path?: string;
  run: () => void;
}

interface ScreenCommand extends Command {
  path: string;
}

const reportPaths = [
  'profit-loss',
  'balance-sheet',
  'cash-flow',
  'trial-balance',
  'general-ledger',
  'journal-report',
  'account-transaction',
  'transaction-detail',
  'aged-receivable',
  'aged-payable',
  'custom-report',
] as const;

/** Everything the finder offers but records. `q` follows the typed text after a pause. */
export function useCommands({ text, q }: { text: string; q: string }): Command[] {
  const screens = useSeenScreens([...useScreenCommands(), ...useToolCommands()]);
  return [...screens, ...useActionCommands(text), ...useCompanyCommands(q)];
}

/** Without those whose screens are not in the user's role; a guest, or a person without a company, has none. */
function useSeenScreens(commands: ScreenCommand[]): Command[] {
  const { profile, company } = useSession();
  const may = company === null ? [] : (profile?.may ?? []);
  return commands.filter(({ path }) => maySeeScreen(path, may));
}

function useScreenCommands(): ScreenCommand[] {
  const { t } = useTranslation('shell');
  const { t: reportWords } = useTranslation('reports');
  const navigate = useNavigate();
  const { profile } = useSession();
  const kind = t('palette.goTo');
  const server = profile?.administers_server ? [serverItem] : [];
  const screens = [...mainMenu, ...settingsMenu, guestItem, ...server].map(({ key, path, icon }) => ({
    id: path,
    path,
    label: t(`menu.${key}`),
    kind,
    icon,
    words: `${path} ${otherWords[path] ?? ''}`,
    run: () => navigate(path),
  }));
  const reports = reportPaths.map((name) => ({
    id: name,
    path: `/reports/${name}`,
    label: reportWords(`report.${name}`),
    kind,
    icon: 'chart' as const,
    words: `${name} ${otherWords[name] ?? ''}`,
    run: () => navigate(`/reports/${name}`),
  }));
  return [...screens, ...reports];
}

function useToolCommands(): ScreenCommand[] {
  const { t } = useTranslation('reports');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  return accountingTools.map((name) => ({
    id: name,
    path: `/accounting/${name}`,
    label: t(`tool.${name}`),
    kind: shell('palette.goTo'),
    icon: 'columns' as const,
    words: `accounting ${name} ${otherWords[name] ?? ''}`,
    run: () => navigate(`/accounting/${name}`),
  }));
}

/** What may be created, with the access it needs and the path where it is. */
const creations = [
  ['sales-invoice', 'createInvoice', '/invoiceEditor?type=sales_invoice'],
  ['quotation', 'createQuotation', '/invoiceEditor?type=quotation'],
  ['credit-note', 'createCreditNote', '/invoiceEditor?type=sales_credit_note'],
  ['bill', 'createBill', '/invoiceEditor?type=purchase_bill'],
  ['customer', 'createCustomer', '/sales/customers?new=1'],
  ['supplier', 'createSupplier', '/purchases/suppliers?new=1'],
  ['journal', 'createJournal', '/accounting/journals/new'],
] as const;

function useActionCommands(text: string): Command[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const canUpload = useCanUpload();
  const canWrite = useMay('write');
  const kind = t('palette.do');
  const create = (id: string, label: string, path: string): Command => ({
    ...{ id, label, kind, path, icon: 'plus', words: otherWords[id] ?? '' },
    run: () => void navigate(path),
  });
  const doing = (id: string, label: string, icon: IconName, run: () => void): Command => ({
    ...{ id, label, kind, icon, run, words: otherWords[id] ?? '' },
  });
  return [
    ...useLockCommand(text),
    ...(canUpload ? [doing('upload', t('upload'), 'upload', openUploadDialog)] : []),
    ...(canWrite ? creations.map(([id, word, path]) => create(id, t(`palette.${word}`), path)) : []),
    create('company', t('addCompany'), '/company/new'),
    ...useLookCommands(),
    doing('shortcuts', t('shortcuts.title'), 'keyboard', () => showOverlay('shortcuts')),
    doing('sign-out', t('signOut'), 'sign-out', useAskedSignOut()),
  ];
}

/** "Lock May" opens the period lock with the day in its form; nothing is locked before it is confirmed there. */
function useLockCommand(text: string): Command[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const through = readLock(text, todayInHongKong());
  if (!useMay('control') || through === null) return [];
  const path = `/accounting/period-lock?through=${through}`;
  const label = t('palette.lockThrough', { date: formatDay(through, currentLanguage()) });
  return [
    { id: 'lock', label, kind: t('palette.do'), icon: 'lock', path, words: text, run: () => void navigate(path) },
  ];
}

const themeIcons: Record<ThemeChoice, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' };

/** Themes, and the other language. */
function useLookCommands(): Command[] {
  const { t } = useTranslation('shell');
  const kind = t('palette.do');
  const current = useThemeChoice();
  const themes = themeChoices.filter((choice) => choice !== current);
  const others = languages.filter((language) => language !== currentLanguage());
  return [
    ...themes.map((choice): Command => {
      const id = `theme-${choice}`;
      const label = t(`palette.theme.${choice}`);
      return { id, label, kind, icon: themeIcons[choice], words: otherWords[id] ?? '', run: () => chooseTheme(choice) };
    }),
    ...others.map((language): Command => {
      const id = `language-${language}`;
      const label = languageNames[language];
      return { id, label, kind, icon: 'languages', words: otherWords[id] ?? '', run: () => chooseLanguage(language) };
    }),
  ];
}

function useCompanyCommands(q: string): Command[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { company } = useSession();
  const { data } = useCompanies({ page: 1, limit: 20, q, level: companyLevel.all, state: 'active' });
  const others = (data?.data ?? []).filter((one) => one.id !== company?.id);
  return others.map((one) => ({
    id: one.id,
    label: companyNameIn(currentLanguage(), one),
    kind: t('switchCompany'),
    icon: 'building',
    words: `${one.name} ${one.name_zh ?? ''} ${t('switchCompany')} switch company 切換公司`,
    run: () => void switchCompany(one.id).then(() => navigate('/home')),
  }));
}
