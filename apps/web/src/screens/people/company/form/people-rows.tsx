import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/page/icon.tsx';
import { blankPerson, filledRows, type PeopleList, type PersonValues } from './people-values.ts';
import { PersonFields } from './person-fields.tsx';
import { ShareTotal } from './share-total.tsx';
import './people.css';

interface PeopleRowsProps {
  list: PeopleList;
  /** The error message if no row is filled in. */
  required: string;
}

/** The directors, shareholders or secretaries: one row each, in the stored order. */
export function PeopleRows({ list, required }: PeopleRowsProps) {
  const { t } = useTranslation('company');
  const someFilled = (_rule: unknown, rows: PersonValues[] | undefined) =>
    filledRows(rows ?? []).length > 0 ? Promise.resolve() : Promise.reject(new Error(required));
  return (
    <fieldset className="people p-0 border-0">
      <legend className="people-legend">{t(`field.${list}`)}</legend>
      <Form.List name={list} rules={[{ validator: someFilled }]}>
        {(fields, { add, remove, move }, { errors }) => (
          <>
            <ol className="grid gap-10">
              {fields.map((field, index) => (
                <li key={field.key} className="people-row framed radius-large">
                  <RowHead
                    title={t('entry', { label: t(`one.${list}`), number: index + 1 })}
                    {...(index > 0 && { onUp: () => move(index, index - 1) })}
                    {...(index < fields.length - 1 && { onDown: () => move(index, index + 1) })}
                    {...(fields.length > 1 && { onRemove: () => remove(index) })}
                  />
                  <PersonFields list={list} index={field.name} />
                </li>
              ))}
            </ol>
            <div role="alert" className="text-wrong above-6">
              <Form.ErrorList errors={errors} />
            </div>
            <div className="gap-8-20 flex wrap items-center between above-10">
              <Button size="small" icon={<Icon name="plus" size={14} />} onClick={() => add(blankPerson(list))}>
                {t(`addOne.${list}`)}
              </Button>
              {list === 'shareholders' && <ShareTotal />}
            </div>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}

interface RowHeadProps {
  title: string;
  onUp?: () => void;
  onDown?: () => void;
  onRemove?: () => void;
}

/** A row's number and its actions. */
function RowHead({ title, onUp, onDown, onRemove }: RowHeadProps) {
  const { t } = useTranslation('company');
  return (
    <div className="people-head flex items-center between below-6 font-base muted">
      <strong className="medium">{title}</strong>
      <span>
        <RowButton icon="chevron-up" label={t('row.up', { row: title })} onClick={onUp} />
        <RowButton icon="chevron-down" label={t('row.down', { row: title })} onClick={onDown} />
        <RowButton icon="x" label={t('row.remove', { row: title })} onClick={onRemove} />
      </span>
    </div>
  );
}

interface RowButtonProps {
  icon: 'chevron-up' | 'chevron-down' | 'x';
  label: string;
  onClick: (() => void) | undefined;
}

function RowButton({ icon, label, onClick }: RowButtonProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={<Icon name={icon} size={15} />}
      aria-label={label}
      title={label}
      {...(onClick === undefined ? { disabled: true } : { onClick })}
    />
  );
}
