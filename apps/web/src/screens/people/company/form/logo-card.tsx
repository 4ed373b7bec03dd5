import type { CompanyRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useSalesSetting } from '../../../../api/queries/trade/sales-setting.ts';
import { Card } from '../../../../components/page/card.tsx';
import { ImageSlot } from '../../../../components/settings/image-slot.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { useMay } from '../../../../session/use-may.ts';
import '../../../../components/settings/settings.css';

/** The logo, which is printed on every document the company sends; saved for the current company. */
export function LogoCard({ company }: { company: CompanyRow | null }) {
  const { t } = useTranslation('company');
  const { company: current } = useSession();
  const seesBooks = useMay('read');
  if (company === null) return null;
  if (company.id === current?.id) return seesBooks ? <OwnLogo /> : null;
  return (
    <Card title={t('section.logo')}>
      <p className="font-base faint">{t('hint.logoElsewhere', { name: company.name })}</p>
    </Card>
  );
}

function OwnLogo() {
  const { t } = useTranslation('company');
  const mayChange = useMay('control');
  const { data: setting } = useSalesSetting();
  const image = setting?.images.find(({ kind }) => kind === 'logo');
  return (
    <Card title={t('section.logo')}>
      <div className="company-logo grid items-center gap-20">
        <ImageSlot kind="logo" image={image} isOwner={mayChange} />
        <p className="font-base faint">{t('hint.logo')}</p>
      </div>
    </Card>
  );
}
