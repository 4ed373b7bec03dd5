import { Badge, Button, Checkbox, Popover, Radio } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../components/hooks/use-is-phone.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { paramSpecs, type ReportKind, viewParams } from '../report-kinds.ts';
import { defaultOf, type ParamChanges, type ReportParams } from '../report-params.ts';
import type { ChangeParams } from '../use-report-params.ts';
import { keepView } from './kept-view.ts';
import { useWholeText } from './use-whole-text.ts';

interface ViewMenuProps {
  kind: ReportKind;
  params: ReportParams;
  change: ChangeParams;
}

/** How amounts are shown, and whether zeros are: on the screen, in print, in PDF and Excel files. Never which are counted. */
export function ViewMenu(props: ViewMenuProps) {
  const { t } = useTranslation('reports');
  const box = useRef<HTMLElement>(null);
  const isChanged = viewParams.some((name) => props.params[name] !== defaultOf(name));
  const focusChosen = () => box.current?.querySelector<HTMLElement>('input:checked')?.focus();
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      afterOpenChange={(isShown) => isShown && focusChosen()}
      content={
        <section ref={box} aria-label={t('view.label')}>
          <ViewFields {...props} />
        </section>
      }
    >
      <Badge dot={isChanged} color="var(--fill)">
        <Button aria-label={t('view.label')} aria-haspopup="dialog" icon={<Icon name="eye" />}>
          {t('view.label')}
        </Button>
      </Badge>
    </Popover>
  );
}

function ViewFields({ kind, params, change }: ViewMenuProps) {
  const { t } = useTranslation('reports');
  const isPhone = useIsPhone();
  const [isWhole, setWhole] = useWholeText();
  const { profile } = useSession();
  const choose = (changes: ParamChanges) => {
    keepView(localStorage, profile?.id ?? '', params, changes);
    change(changes);
  };
  return (
    <div className="grid gap-12">
      <Radio.Group
        aria-label={t('view.amounts')}
        vertical
        value={params.figures}
        options={paramSpecs.figures.values.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(event) => choose({ figures: event.target.value })}
      />
      <Checkbox
        checked={params.hide_zero === 'true'}
        onChange={(event) => choose({ hide_zero: String(event.target.checked) })}
      >
        {t('view.hideZero')}
      </Checkbox>
      {kind.isPaged && !isPhone && (
        <Checkbox checked={isWhole} onChange={(event) => setWhole(event.target.checked)}>
          {t('view.wholeText')}
        </Checkbox>
      )}
    </div>
  );
}
