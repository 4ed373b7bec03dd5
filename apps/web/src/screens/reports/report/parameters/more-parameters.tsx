import { Badge, Button, Drawer, Popover } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../components/hooks/use-is-phone.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import type { ParamName } from '../report-kinds.ts';
import { countMore, defaultOf } from '../report-params.ts';
import type { OfferedColumn } from './columns-field.tsx';
import type { FieldProps } from './field.tsx';
import { ParameterField } from './parameter-field.tsx';

interface MoreProps extends FieldProps {
  offered: readonly OfferedColumn[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The less used parameters: behind a button, from below on a phone, where the filters are among them. */
export function MoreParameters({ isOpen, onOpen, ...props }: MoreProps) {
  const { t } = useTranslation('reports');
  const isPhone = useIsPhone();
  const { kind, params } = props;
  const names = isPhone ? [...kind.inline, ...kind.more] : kind.more;
  const changed = isPhone ? names.filter((name) => params[name] !== defaultOf(name)).length : countMore(kind, params);
  const button = (
    <Badge count={changed} size="small" color="var(--fill)">
      <Button
        className="parameters-more-button"
        icon={<Icon name="filter" size={16} />}
        aria-expanded={isOpen}
        onClick={isPhone ? () => onOpen(true) : undefined}
      >
        {t('more')}
      </Button>
    </Badge>
  );
  const box = useRef<HTMLDivElement>(null);
  const content = (
    <div ref={box}>
      <MoreFields {...props} names={names} />
    </div>
  );
  const focusFirst = () => box.current?.querySelector<HTMLElement>('input, button')?.focus();
  if (!isPhone) {
    return (
      <Popover
        trigger="click"
        placement="bottomRight"
        arrow={false}
        open={isOpen}
        onOpenChange={onOpen}
        afterOpenChange={(isShown) => isShown && focusFirst()}
        content={content}
      >
        {button}
      </Popover>
    );
  }
  return (
    <>
      {button}
      <Drawer title={t('more')} placement="bottom" size="auto" open={isOpen} onClose={() => onOpen(false)}>
        {content}
      </Drawer>
    </>
  );
}

function MoreFields({
  names,
  ...props
}: FieldProps & { offered: readonly OfferedColumn[]; names: readonly ParamName[] }) {
  const { t } = useTranslation('reports');
  const { params, change } = props;
  const usual = Object.fromEntries(names.map((name) => [name, defaultOf(name)]));
  const isUsual = names.every((name) => params[name] === defaultOf(name));
  return (
    <div className="parameters-more grid columns-even max-full">
      {names.map((name) => (
        <ParameterField key={name} {...props} name={name} />
      ))}
      <div className="parameters-more-foot flex justify-end ruled-above">
        <Button size="small" type="text" disabled={isUsual} onClick={() => change(usual)}>
          {t('reset')}
        </Button>
      </div>
    </div>
  );
}
