import { useId, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';

export interface FilesProps {
  names: string[];
  /** Index of the file that is shown. */
  shown: number;
  onShow: (index: number) => void;
}

/** The files of a demo as tabs, as in its source. */
export function Files({ names, shown, onShow }: FilesProps): ReactNode {
  const t = useTranslate();
  const id = useId();
  return (
    <fieldset data-part="files">
      <legend className="visually-hidden">{t('demo.files')}</legend>
      {names.map((name, index) => (
        <label key={name}>
          <input type="radio" name={id} checked={index === shown} onChange={() => onShow(index)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
