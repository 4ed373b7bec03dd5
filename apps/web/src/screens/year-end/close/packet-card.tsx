import type { CloseBoard } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { downloadPacket } from '../../../api/queries/year-end/close.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';

type Format = 'pdf' | 'zip';

/** What an auditor receives of the period, as a book or as a ZIP. */
export function PacketCard({ board: { kind, end } }: { board: CloseBoard }) {
  const { t } = useTranslation('accounting-close');
  const [busy, setBusy] = useState<Format | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const download = async (format: Format) => {
    setBusy(format);
    setError(null);
    await downloadPacket({ kind, end }, format).catch((cause: unknown) => setError(asApiError(cause)));
    setBusy(null);
  };
  return (
    <Card title={t('packet.title')}>
      <p className="below-10 font-base muted">{t('packet.about')}</p>
      {error && <Refusal error={error} />}
      <div className="flex wrap gap-12">
        {(['pdf', 'zip'] as const).map((format) => (
          <Button
            key={format}
            icon={<Icon name="download" />}
            loading={busy === format}
            disabled={busy !== null}
            onClick={() => void download(format)}
          >
            {t(`packet.${format}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
}
