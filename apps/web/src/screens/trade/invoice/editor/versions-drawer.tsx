import type { InvoiceDraft, InvoiceVersion } from '@folio/contract';
import { Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvoiceVersions } from '../../../../api/queries/trade/invoice-editing.ts';
import { hongKongTime } from '../../../../components/day/hong-kong-time.ts';
import { differencesOf } from '../../../../components/draft/differences.ts';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { useFieldLabel } from '../../../../components/invoice-form/use-field-label.ts';
import { currentLanguage } from '../../../../i18n/start-language.ts';

interface VersionsDrawerProps {
  id: string;
  draft: InvoiceDraft;
  onTake: (draft: InvoiceDraft) => void;
  onClose: () => void;
}

/** Earlier states of the draft: what was different then, and a way back to it. */
export function VersionsDrawer({ id, draft, onTake, onClose }: VersionsDrawerProps) {
  const { t } = useTranslation('invoice-editor');
  const { data, error, refetch } = useInvoiceVersions(id);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Drawer open title={t('versions.title')} size={480} onClose={onClose}>
      <p className="below-12 muted">{t('versions.lead')}</p>
      {error && !data && <ErrorState detail={error.message} onRetry={() => refetch()} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {data?.length === 0 && <p className="below-12 muted">{t('versions.none')}</p>}
      <ul>
        {data?.map((one) => (
          <li className="pad-8-0 ruled-below" key={one.version}>
            <div className="flex items-center between gap-12">
              <button
                type="button"
                className="pad-2-0 font-inherit border-0 bg-none fill-row grid text-link text-left pointer"
                aria-expanded={open === one.version}
                onClick={() => setOpen(open === one.version ? null : one.version)}
              >
                <time dateTime={one.saved_at}>{hongKongTime(one.saved_at, currentLanguage())}</time>
                <span className="font-small muted">{one.saved_by}</span>
              </button>
              <Button size="small" onClick={() => onTake(one.draft)}>
                {t('versions.take')}
              </Button>
            </div>
            {open === one.version && <Differences version={one} draft={draft} />}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

function Differences({ version, draft }: { version: InvoiceVersion; draft: InvoiceDraft }) {
  const { t } = useTranslation('invoice-editor');
  const labelOf = useFieldLabel();
  const differences = differencesOf(draft, version.draft);
  if (differences.length === 0) return <p className="below-12 muted">{t('versions.same')}</p>;
  return (
    <table className="versions-differences cells-left cells-regular cells-top full above-8 font-small joined">
      <thead>
        <tr>
          <th className="muted break ruled-above" scope="col">
            {t('versions.field')}
          </th>
          <th className="muted break ruled-above" scope="col">
            {t('versions.now')}
          </th>
          <th className="muted break ruled-above" scope="col">
            {t('versions.then')}
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map((one) => (
          <tr key={one.path}>
            <th className="muted break ruled-above" scope="row">
              {labelOf(one.path)}
            </th>
            <td className="break ruled-above">{one.mine}</td>
            <td className="break ruled-above">{one.theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
