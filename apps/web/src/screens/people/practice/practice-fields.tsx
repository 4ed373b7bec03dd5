import { Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { SideField } from '../../../components/form/side-form.tsx';
import type { PracticeValues } from './practice-values.ts';

type TextName = Exclude<keyof PracticeValues, 'listed'>;

const texts: readonly { name: TextName; rows?: number; type?: string; maxLength: number }[] = [
  { name: 'name', maxLength: 200 },
  { name: 'pc_number', maxLength: 7 },
  { name: 'phone', type: 'tel', maxLength: 40 },
  { name: 'email', type: 'email', maxLength: 254 },
  { name: 'address', rows: 2, maxLength: 400 },
  { name: 'website', type: 'url', maxLength: 300 },
  { name: 'about', rows: 4, maxLength: 2000 },
];

interface PracticeFieldsProps {
  values: PracticeValues;
  set: (changes: Partial<PracticeValues>) => void;
  /** The server's sentences by field. */
  fields: Record<string, string[]>;
}

export function PracticeFields({ values, set, fields }: PracticeFieldsProps) {
  const { t } = useTranslation('practice');
  return (
    <>
      {texts.map(({ name, rows, type, maxLength }) => {
        const given = {
          id: `practice-${name}`,
          value: values[name],
          maxLength,
          'aria-invalid': fields[name] !== undefined,
          onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
        };
        return (
          <SideField key={name} id={given.id} label={t(`field.${name}`)} sentences={fields[name]}>
            {rows ? (
              <Input.TextArea {...given} autoSize={{ minRows: rows }} />
            ) : (
              <Input {...given} type={type ?? 'text'} />
            )}
          </SideField>
        );
      })}
      <SideField id="practice-listed" label={t('field.listed')} hint={t('listedHint')}>
        <div>
          <Switch id="practice-listed" checked={values.listed} onChange={(listed) => set({ listed })} />
        </div>
      </SideField>
    </>
  );
}
