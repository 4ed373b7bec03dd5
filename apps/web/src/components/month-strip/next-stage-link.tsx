import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useNeeds } from '../../api/queries/reports/needs.ts';
import { useMay } from '../../session/use-may.ts';
import { nextStage } from './next-stage.ts';

/** The button that hands over to the next stage once nothing is left at this one. Nothing for people who see no books. */
export function NextStageLink({ after }: { after: 'documents' | 'lines' }) {
  const { t } = useTranslation('accounting');
  const navigate = useNavigate();
  const { data: needs } = useNeeds();
  const seesBooks = useMay('read');
  if (!seesBooks || needs === undefined) return null;
  const { name, count, path } = nextStage(needs, after);
  return (
    <Button type="primary" onClick={() => navigate(path)}>
      {t(`next.${name}`, { count })}
    </Button>
  );
}
