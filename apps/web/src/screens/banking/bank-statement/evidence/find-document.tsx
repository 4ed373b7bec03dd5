import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { evidenceCalls } from '../../../../api/queries/banking/bank-evidence.ts';

interface FindDocumentProps {
  isBusy: boolean;
  onChoose: (documentId: string) => void;
}

/** Attaches a document that is here already, found by its name, its supplier or its number. */
export function FindDocument({ isBusy, onChoose }: FindDocumentProps) {
  const { t } = useTranslation('bank-evidence');
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const q = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['documents', 'find', q],
    queryFn: () => evidenceCalls.findDocuments(q),
    enabled: isOpen,
  });
  const options = (found.data ?? []).map((one) => ({
    value: one.id,
    label: [one.name, one.summary?.title, one.summary?.number].filter(Boolean).join(' · '),
  }));
  return (
    <Select
      className="full"
      aria-label={t('find')}
      placeholder={t('find')}
      value={null}
      disabled={isBusy}
      loading={found.isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      options={options}
      notFoundContent={found.isFetching ? null : t('findNone')}
      onOpenChange={setOpen}
      onSelect={(id) => {
        setTyped('');
        if (id !== null) onChoose(id);
      }}
    />
  );
}
