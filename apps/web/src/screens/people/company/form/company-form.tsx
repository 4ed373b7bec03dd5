import type { CompanyRole, CompanyRow } from '@folio/contract';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLeaveGuard } from '../../../../components/form/use-leave-guard.ts';
import { BooksCard, ContactCard, IdentityCard } from './company-fields.tsx';
import type { CompanyValues } from './company-values.ts';
import { LogoCard } from './logo-card.tsx';
import { PaperContext } from './paper/paper-context.ts';
import { PaperDrop } from './paper/paper-drop.tsx';
import { PaperOutcome } from './paper/paper-outcome.tsx';
import { StoredPaper } from './paper/stored-paper.tsx';
import { type CompanyPaperState, useCompanyPaper } from './paper/use-company-paper.ts';
import { PeopleCard } from './people-card.tsx';
import { ShareCapitalCard } from './share-capital-card.tsx';
import { StartDialog } from './start-dialog.tsx';
import { useCompanyDraft } from './use-company-draft.ts';
import { useSubmitCompany } from './use-submit-company.ts';
import '../company.css';
import { settleFields } from '../../../../components/form/typed-fields.ts';

/** The access level required to change a company: owners, and practices with full access. */
const ownerLevel = 2;

/** Users who see the books also see the directors, shareholders and secretaries. */
const seesPeople: readonly CompanyRole[] = ['owner', 'adviser', 'approver', 'bookkeeper', 'reader'];

/** The specification's company form. Changes are kept until they are saved. */
export function CompanyForm({ company }: { company: CompanyRow | null }) {
  const { t } = useTranslation('company');
  const navigate = useNavigate();
  const [form] = Form.useForm<CompanyValues>();
  const draft = useCompanyDraft(company);
  const submission = useSubmitCompany(form, company, draft.drop);
  const paper = useCompanyPaper(form, company, draft.keep);
  const isArchived = company?.state === 'archived';
  const isLocked = company !== null && (company.level !== ownerLevel || isArchived);
  useLeaveGuard(draft.isDirty, { title: t('leave.title'), detail: t('leave.detail'), okText: t('leave.ok') });
  const discard = () => {
    draft.drop();
    form.setFieldsValue(draft.saved);
  };
  return (
    <Form<CompanyValues>
      className="company-form cards-apart"
      form={form}
      layout="vertical"
      requiredMark
      disabled={isLocked}
      initialValues={draft.initial}
      scrollToFirstError={{ focus: true, block: 'center' }}
      validateTrigger="onBlur"
      onValuesChange={(_changes, values) => draft.keep(values)}
      onFinish={() => settleFields() && void submission.submit(form.getFieldsValue(true))}
    >
      {isLocked && (
        <Alert className="below-16" type="info" showIcon title={t(isArchived ? 'archivedNote' : 'readOnly')} />
      )}
      {submission.failure && (
        <Alert className="below-16" type="error" showIcon role="alert" title={submission.failure} />
      )}
      {company === null && <ShortStart form={form} paper={paper} onStarted={draft.handOver} />}
      {company !== null && !isLocked && company.incorporated_date === null && (
        <Alert className="below-16" type="info" showIcon title={t('start.unfinished')} />
      )}
      {draft.isRestored && (
        <Alert
          className="below-16"
          type="info"
          showIcon
          title={t('draft.restored')}
          action={
            <Button size="small" onClick={discard}>
              {t('draft.discard')}
            </Button>
          }
        />
      )}
      {!isLocked && (
        <>
          <PaperDrop reading={paper.reading} onFile={(file) => void paper.take(file)} />
          <PaperOutcome paper={paper} />
          {company !== null && <StoredPaper companyId={company.id} paper={paper} />}
        </>
      )}
      <PaperContext value={paper.found}>
        <IdentityCard />
      </PaperContext>
      <LogoCard company={company} />
      <BooksCard />
      <ContactCard />
      {(company === null || seesPeople.includes(company.role)) && <PeopleCard />}
      {(company === null || seesPeople.includes(company.role)) && <ShareCapitalCard />}
      {!isLocked && (
        <div className="company-foot bottom-0 bg-page flex items-center sticky gap-12">
          <Button type="primary" htmlType="submit" loading={submission.isBusy}>
            {t('save')}
          </Button>
          <Button onClick={() => navigate('/company')}>{t('cancel')}</Button>
          {draft.isDirty && <span className="m-0 font-base faint">{t('draft.kept')}</span>}
        </div>
      )}
    </Form>
  );
}

interface ShortStartProps {
  form: FormInstance<CompanyValues>;
  paper: CompanyPaperState;
  onStarted: (id: string, values: CompanyValues) => void;
}

/** The way for those who want to begin with their documents. */
function ShortStart({ form, paper, onStarted }: ShortStartProps) {
  const { t } = useTranslation('company');
  const [isOpen, setOpen] = useState(false);
  const { name = '', fye = null } = isOpen ? form.getFieldsValue(true) : {};
  return (
    <>
      <Alert
        className="below-16"
        type="info"
        title={t('start.offer')}
        action={<Button onClick={() => setOpen(true)}>{t('start.open')}</Button>}
      />
      {isOpen && (
        <StartDialog
          typed={{ name, fye }}
          paper={paper}
          onStarted={(id, started) => onStarted(id, { ...form.getFieldsValue(true), ...started })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
