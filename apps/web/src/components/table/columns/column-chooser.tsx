import { Button, Checkbox, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../hooks/use-is-phone.ts';
import { Icon } from '../../page/icon.tsx';
import { type ArrangedColumn, moved, toggled } from './arrange.ts';

interface ColumnChooserProps {
  arranged: readonly (ArrangedColumn & { title: string })[];
  isChosen: boolean;
  choose: (columns: readonly ArrangedColumn[]) => void;
  reset: () => void;
}

/** Opens the list of columns: which are shown, and in which order. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { t } = useTranslation('common');
  // On a phone the rows are cards, which have no columns.
  if (useIsPhone()) return null;
  return (
    <Popover trigger="click" placement="bottomRight" destroyOnHidden content={<ColumnPanel {...props} />}>
      <Button icon={<Icon name="columns" size={15} />} aria-label={t('columns.open')} title={t('columns.open')} />
    </Popover>
  );
}

function ColumnPanel({ arranged, isChosen, choose, reset }: ColumnChooserProps) {
  const { t } = useTranslation('common');
  const bare = arranged.map(({ key, isShown }) => ({ key, isShown }));
  return (
    <fieldset className="grid gap-4 m-0 p-0 border-0">
      <legend className="visually-hidden absolute clip nowrap">{t('columns.open')}</legend>
      {arranged.map(({ key, title, isShown }, at) => (
        <div key={key} className="flex items-center between gap-20">
          <Checkbox checked={isShown} disabled={at === 0} onChange={() => choose(toggled(bare, key))}>
            {title}
          </Checkbox>
          <span className="flex gap-4">
            {([-1, 1] as const).map((step) => (
              <Button
                key={step}
                type="text"
                size="small"
                aria-label={t(step === -1 ? 'columns.up' : 'columns.down', { column: title })}
                icon={<Icon name={step === -1 ? 'chevron-up' : 'chevron-down'} size={15} />}
                aria-disabled={moved(bare, key, step).every((one, place) => one.key === bare[place]?.key)}
                onClick={() => choose(moved(bare, key, step))}
              />
            ))}
          </span>
        </div>
      ))}
      <p className="m-0 font-small muted">{t('columns.note')}</p>
      <Button size="small" disabled={!isChosen} onClick={reset}>
        {t('columns.reset')}
      </Button>
    </fieldset>
  );
}
