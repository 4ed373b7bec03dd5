import { useTranslation } from 'react-i18next';

interface WordButtonsProps {
  words: readonly string[];
  /** The text area they go into, where its cursor stands. */
  fieldId: string;
  onText: (text: string) => void;
}

/** The words a template may name, each a button that puts it in. */
export function WordButtons({ words, fieldId, onText }: WordButtonsProps) {
  const { t } = useTranslation('outgoing');
  const insert = (word: string) => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.setRangeText(`{${word}}`, field.selectionStart, field.selectionEnd, 'end');
    onText(field.value);
  };
  return (
    <fieldset className="template-buttons">
      <legend>{t('templates.words')}</legend>
      {words.map((word) => (
        <button key={word} type="button" title={t(`word.${word}`)} onClick={() => insert(word)}>
          {t(`word.${word}`)}
        </button>
      ))}
    </fieldset>
  );
}
