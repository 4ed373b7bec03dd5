import { useTranslation } from 'react-i18next';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { BringIn } from './bring-in.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportList } from './import-list.tsx';
import { ImportScreen } from './import-screen.tsx';
import './export-import.css';

/** The whole company out in four forms; books of other systems, and archives, in. An import has its own address. */
export default function ExportImportScreen() {
  const { t } = useTranslation('accounting-exchange');
  const [view, setView] = useUrlState({ import: '', step: '' });
  const open = (id: string) => setView({ import: id, step: '' });
  if (view.import !== '')
    return <ImportScreen key={view.import} id={view.import} step={view.step} onStep={(step) => setView({ step })} />;
  return (
    <div className="exchange cards-apart">
      <ToolHeader title={t('title')} subtitle={t('subtitle')} />
      <ExportCard />
      <BringIn onOpen={open} />
      <ImportList onOpen={open} />
    </div>
  );
}
