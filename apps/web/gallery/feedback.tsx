import { Button } from 'antd';
import { useEffect } from 'react';
import { ConfirmProvider, useConfirm } from '../src/components/feedback/confirm.tsx';
import { EmptyState } from '../src/components/feedback/empty-state.tsx';
import { ErrorState } from '../src/components/feedback/error-state.tsx';
import { FullScreenSpinner } from '../src/components/feedback/full-screen-spinner.tsx';
import { Illustration, type IllustrationName } from '../src/components/feedback/illustration.tsx';
import { RouteError } from '../src/components/feedback/route-error.tsx';
import { StateTag, type StateTone } from '../src/components/feedback/state-tag.tsx';
import { toast } from '../src/components/feedback/toast/toast.ts';
import { Toasts } from '../src/components/feedback/toast/toasts.tsx';
import { sample } from './sample.ts';
import type { Specimen } from './specimen.ts';

const tones: readonly StateTone[] = ['green', 'amber', 'red', 'blue', 'grey'];
const drawings: readonly IllustrationName[] = ['papers', 'boat', 'bank', 'search', 'storm', 'building'];

function AskButton() {
  const ask = useConfirm();
  return (
    <Button onClick={() => void ask({ title: sample.question, detail: sample.sentence, danger: true })}>
      {sample.action}
    </Button>
  );
}

function ShownToasts() {
  useEffect(() => {
    toast.success(sample.sentence, { durationMs: 3_600_000, action: { label: sample.action, run: () => undefined } });
    toast.error(sample.sentence, { durationMs: 3_600_000 });
  }, []);
  return <Toasts />;
}

export const feedback: readonly Specimen[] = [
  {
    of: 'feedback/empty-state',
    state: 'with an action',
    node: <EmptyState title={sample.title} detail={sample.sentence} action={<Button>{sample.action}</Button>} />,
  },
  {
    of: 'feedback/empty-state',
    state: 'for a reader',
    node: <EmptyState illustration="bank" title={sample.title} detail={sample.sentence} action={false} />,
  },
  {
    of: 'feedback/error-state',
    state: 'with a reason',
    node: <ErrorState detail={sample.sentence} onRetry={() => undefined} />,
  },
  { of: 'feedback/route-error', state: 'a screen that failed', node: <RouteError /> },
  { of: 'feedback/full-screen-spinner', state: 'loading', node: <FullScreenSpinner /> },
  ...drawings.map((name) => ({ of: 'feedback/illustration', state: name, node: <Illustration name={name} /> })),
  ...tones.map((tone) => ({
    of: 'feedback/state-tag',
    state: tone,
    node: (
      <StateTag tone={tone} icon="check">
        {sample.word}
      </StateTag>
    ),
  })),
  {
    of: 'feedback/confirm',
    state: 'before it is asked',
    node: (
      <ConfirmProvider>
        <AskButton />
      </ConfirmProvider>
    ),
  },
  { of: 'feedback/toast/toasts', state: 'success and error', node: <ShownToasts />, floats: true },
];
