import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { companyLevel, useCompanies } from '../../api/queries/people/company.ts';
import type { IconName } from '../../components/page/icon.tsx';
import { currentLanguage } from '../../i18n/start-language.ts';
import { switchCompany } from '../../session/session-actions.ts';
import { useSession } from '../../session/session-store.ts';
import { useMay } from '../../session/use-may.ts';
import { openUploadDialog } from '../../uploads/upload-store.ts';
import { useCanUpload } from '../../uploads/use-can-upload.ts';
import { companyNameIn } from './company-name.ts';
import { accountingTools, mainMenu, settingsMenu } from './menu.ts';
import { showOverlay } from './overlays.ts';
import { maySeeScreen } from './screen-access.ts';

/** One line of the finder. */
export interface Command {
  id: string;
  label: string;
  /** What it does: 'Go to', 'Create', 'Switch company'. */
  kind: string;
  icon: IconName;
  words?: string;
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
] as const;

/** Everything the finder offers: screens, reports, things to create, companies. */
export function useCommands(text: string): Command[] {
  const screens = useSeenScreens([...useScreenCommands(), ...useToolCommands()]);
  return [...screens, ...useActionCommands(), ...useCompanyCommands(text)];
}

/** Without those whose screens are not in the user's role. */
function useSeenScreens(commands: ScreenCommand[]): Command[] {
  const { profile, company } = useSession();
  return company === null ? commands : commands.filter(({ path }) => maySeeScreen(path, profile?.may ?? []));
}

function useScreenCommands(): ScreenCommand[] {
  const { t } = useTranslation('shell');
  const { t: reportWords } = useTranslation('reports');
  const navigate = useNavigate();
  const kind = t('palette.goTo');
  const screens = [...mainMenu, ...settingsMenu].map(({ key, path, icon }) => ({
    id: path,
    path,
    label: t(`menu.${key}`),
    kind,
    icon,
    words: path,
    run: () => navigate(path),
  }));
  const reports = reportPaths.map((name) => ({
    id: name,
    path: '/reports',
    label: reportWords(`report.${name}`),
    kind,
    icon: 'chart' as const,
    words: name,
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
    path: '/accounting',
    label: t(`tool.${name}`),
    kind: shell('palette.goTo'),
    icon: 'columns' as const,
    words: `accounting ${name}`,
    run: () => navigate(`/accounting/${name}`),
  }));
}

function useActionCommands(): Command[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const canUpload = useCanUpload();
  const canWrite = useMay('write');
  const go = (path: string) => () => {
    navigate(path);
  };
  const kind = t('palette.do');
  const upload: Command = { id: 'upload', label: t('upload'), kind, icon: 'upload', run: () => openUploadDialog() };
  const writing: Command[] = [
    {
      id: 'sales-invoice',
      label: t('palette.createInvoice'),
      kind,
      icon: 'plus',
      run: go('/invoiceEditor?type=sales_invoice'),
    },
    { id: 'bill', label: t('palette.createBill'), kind, icon: 'plus', run: go('/invoiceEditor?type=purchase_bill') },
    {
      id: 'journal',
      label: t('palette.createJournal'),
      kind,
      icon: 'plus',
      run: go('/accounting/journals/new'),
    },
  ];
  return [
    ...(canUpload ? [upload] : []),
    ...(canWrite ? writing : []),
    { id: 'company', label: t('addCompany'), kind, icon: 'plus', run: go('/company/new') },
    { id: 'shortcuts', label: t('shortcuts.title'), kind, icon: 'keyboard', run: () => showOverlay('shortcuts') },
  ];
}

function useCompanyCommands(text: string): Command[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { company } = useSession();
  const { data } = useCompanies({ page: 1, limit: 20, q: text.trim(), level: companyLevel.all, state: 'active' });
  const others = (data?.data ?? []).filter((one) => one.id !== company?.id);
  return others.map((one) => ({
    id: one.id,
    label: companyNameIn(currentLanguage(), one),
    kind: t('switchCompany'),
    icon: 'building',
    words: `${one.name} ${one.name_zh ?? ''}`,
    run: () => void switchCompany(one.id).then(() => navigate('/home')),
  }));
}
