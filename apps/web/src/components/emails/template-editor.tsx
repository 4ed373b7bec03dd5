import type { MailTemplateRow } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { keepTemplates, outgoingCalls } from '../../api/queries/trade/outgoing.ts';
import { useSession } from '../../session/session-store.ts';
import { useMay } from '../../session/use-may.ts';
import { toast } from '../feedback/toast/toast.ts';
import { Refusal } from '../form/refusal.tsx';
import { asApiError } from '../form/refusal-text.ts';
import { SideField } from '../form/side-form.tsx';
import { fillTemplate } from './fill-template.ts';
import { sameWords, useKeptDraft } from './mail-draft.ts';
import { exampleFacts, wordsOf } from './template-example.ts';
import { WordButtons } from './word-buttons.tsx';

interface Words {
  subject: string;
  body: string;
}

/** Edits one template, with an example next to it. Input is kept until it is saved. */
export function TemplateEditor({ template }: { template: MailTemplateRow }) {
  const { t } = useTranslation('outgoing');
  const queryClient = useQueryClient();
  const readOnly = !useMay('write');
  const id = useId();
  const { kind, language } = template;
  const kept = useKeptDraft<Words>(`template.${kind}.${language}`);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const words: Words = kept.draft ?? { subject: template.subject, body: template.body };
  const isChanged = !sameWords(words, template);
  const change = (changes: Partial<Words>) => kept.keep({ ...words, ...changes });
  const run = async (work: () => Promise<MailTemplateRow[]>) => {
    setBusy(true);
    setError(null);
    try {
      keepTemplates(queryClient, await work());
      kept.drop();
      toast.success('common:toast.saved', { translate: true });
    } catch (cause) {
      setError(asApiError(cause));
    }
    setBusy(false);
  };
  return (
    <div className="template grid items-start gap-24">
      <form className="template-words refusal-flush grid gap-14" onSubmit={(event) => event.preventDefault()}>
        {error && <Refusal error={error} />}
        <SideField id={`${id}-subject`} label={t('mail.subject')} sentences={error?.fields.subject}>
          <Input
            id={`${id}-subject`}
            maxLength={200}
            readOnly={readOnly}
            value={words.subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
        </SideField>
        <SideField id={`${id}-body`} label={t('mail.body')} sentences={error?.fields.body}>
          <Input.TextArea
            id={`${id}-body`}
            maxLength={5000}
            readOnly={readOnly}
            autoSize={{ minRows: 10, maxRows: 22 }}
            value={words.body}
            onChange={(event) => change({ body: event.target.value })}
          />
        </SideField>
        {!readOnly && (
          <>
            <WordButtons words={wordsOf(kind)} fieldId={`${id}-body`} onText={(body) => change({ body })} />
            <div className="flex wrap gap-8">
              <Button
                type="primary"
                loading={isBusy}
                disabled={!isChanged || words.subject.trim() === '' || words.body.trim() === ''}
                onClick={() => void run(() => outgoingCalls.saveTemplate({ kind, language, ...words }))}
              >
                {t('common:save')}
              </Button>
              {isChanged && <Button onClick={kept.drop}>{t('templates.discard')}</Button>}
              {!template.is_default && (
                <Button type="text" onClick={() => void run(() => outgoingCalls.resetTemplate({ kind, language }))}>
                  {t('templates.reset')}
                </Button>
              )}
            </div>
          </>
        )}
      </form>
      <Example words={words} template={template} />
    </div>
  );
}

function Example({ words, template: { language } }: { words: Words; template: MailTemplateRow }) {
  const { t } = useTranslation('outgoing');
  const { company } = useSession();
  const facts = exampleFacts(language, (language === 'zh-Hant' ? company?.name_zh : null) || company?.name || '');
  return (
    <section
      className="template-example min-0 break bg-sunken radius-huge"
      aria-label={t('templates.example')}
      lang={language}
    >
      <p className="below-12 font-small faint m-0">{t('templates.example')}</p>
      <p className="below-12 bold m-0">{fillTemplate(words.subject, facts)}</p>
      <p className="preline m-0">{fillTemplate(words.body, facts)}</p>
    </section>
  );
}
