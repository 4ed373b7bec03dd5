import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useStoredPaper } from '../../../../../api/queries/people/company.ts';
import type { CompanyPaperState } from './use-company-paper.ts';

interface StoredPaperProps {
  companyId: string;
  paper: Pick<CompanyPaperState, 'take'>;
}

/** Fills the form from the stored document that the address names, once; says so if the document cannot be opened. */
export function StoredPaper({ companyId, paper }: StoredPaperProps) {
  const { t } = useTranslation('company');
  const [query] = useSearchParams();
  const { data: file, isError } = useStoredPaper(companyId, query.get('paper'));
  const taken = useRef<File | null>(null);
  useEffect(() => {
    if (file === undefined || taken.current === file) return;
    taken.current = file;
    void paper.take(file);
  }, [file, paper]);
  return isError ? <Alert className="below-16" type="error" showIcon role="alert" title={t('paper.unopened')} /> : null;
}
