import { useTranslation } from 'react-i18next';

interface WordButtonsProps {
  words: readonly string[];
  /** Id of the text area; the placeholder is inserted at its cursor. */
  fieldId: string;
  onText: (text: string) => void;
}

/** The placeholders of a template, each as a button that inserts it. */
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
    <fieldset className="template-buttons m-0 p-0 border-0 flex wrap gap-6">
      <legend className="p-0 below-6 font-small muted">{t('templates.words')}</legend>
      {words.map((word) => (
        <button
          className="font-inherit font-small muted bg-sunken pointer framed min-h-28"
          key={word}
          type="button"
          title={t(`word.${word}`)}
          onClick={() => insert(word)}
        >
          {t(`word.${word}`)}
        </button>
      ))}
    </fieldset>
  );
}
