import type { InvoiceDetail } from '@folio/contract';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PaperFile, pdfUrl, savePaper } from '../../../../api/queries/trade/invoice.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../../components/form/refusal-text.ts';
import { Icon } from '../../../../components/page/icon.tsx';

/** The document as a file, or in the browser's own viewer to be printed. */
export function FileMenu({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice-life');
  const [isBusy, setBusy] = useState(false);
  const isInvoice = invoice.type !== 'quotation' && invoice.confirm_status === 'confirmed';
  const files: readonly PaperFile[] = isInvoice ? ['pdf', 'facturx', 'ubl'] : ['pdf'];
  const busily = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (cause) {
      toast.error(refusalText(cause), { durationMs: 0 });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          ...files.map((file) => ({
            key: file,
            label: t(`file.${file}`),
            onClick: () => void busily(() => savePaper(invoice, file)),
          })),
          {
            key: 'print',
            label: t('file.print'),
            onClick: () => window.open(pdfUrl(invoice.id), '_blank', 'noopener'),
          },
        ],
      }}
    >
      <Button icon={<Icon name="download" size={15} />} loading={isBusy}>
        {t('file.open')}
      </Button>
    </Dropdown>
  );
}
