/** The floors of the premises. */

import { IconPlus } from '@tabler/icons-react';
import { areaWarnings } from '../../../../../domain/offers/rules/rooms.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { fieldError, fieldId } from '../../../../kit/form/field.tsx';
import { Button } from '../../../../kit/parts/button.tsx';
import { Note } from '../../../../kit/parts/note.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { useForm } from '../context.ts';
import { SumBar } from '../sum.tsx';
import { LevelCard } from './level.tsx';
import { addLevel } from './level-edit.ts';
import styles from './levels.module.css';

/** Adds a floor above the ones there are, with the name that its number usually has. */
export const AddLevel = () => {
  const t = useWords(offerFormWords);
  const { change } = useForm();
  const nameOf = (n: number): string => (n === 0 ? t('level.ground') : n < 0 ? t('level.basement') : t('level.floor', { n }));
  return (
    <Button size="s" onClick={() => change(addLevel(nameOf))}>
      <IconPlus size={16} stroke={1.75} aria-hidden />
      {t('level.add')}
    </Button>
  );
};

/** Floors and rooms as a table that adds itself up against the usable area. */
export const LevelsSection = () => {
  const t = useWords(offerFormWords);
  const { form, errorOf } = useForm();
  const { levels = [], surface, totalSurface } = form.areaDetails ?? {};
  const path = 'areaDetails.levels';
  return (
    <div className={styles['levels']} id={fieldId(path)} tabIndex={-1}>
      {levels.length === 0 && <p className={styles['empty']}>{t('level.empty')}</p>}
      {levels.map((level, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a floor has no identity but its place
        <LevelCard key={at} level={level} at={at} />
      ))}
      <div>
        <AddLevel />
      </div>
      {levels.length > 0 && <SumBar levels={levels} usable={surface} />}
      {fieldError(errorOf(path))}
      {areaWarnings(levels, surface, totalSurface).map((warning) => (
        <Note key={warning} tone="amber">
          {t(`warn.${warning}`)}
        </Note>
      ))}
    </div>
  );
};
