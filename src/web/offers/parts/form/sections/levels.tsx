/** The floors of the premises. */

import { IconPlus } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { areaWarnings } from '../../../../../domain/offers/rules/rooms.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { shortcutWords } from '../../../../../words/offers/shortcuts.ts';
import { focusField } from '../../../../kit/focus.ts';
import { fieldError, fieldId } from '../../../../kit/form/field.tsx';
import { Button } from '../../../../kit/parts/button.tsx';
import { Note } from '../../../../kit/parts/note.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { useChange, useErrorOf, useOfForm } from '../context.ts';
import { SumBar } from '../sum.tsx';
import { LevelCard } from './level.tsx';
import { addLevel } from './level-edit.ts';
import styles from './levels.module.css';

/** Adds a floor above the ones there are, or below them, with the name that its number usually has, and goes to the first thing that it lacks. */
export const AddLevel = ({ count }: { readonly count: number }) => {
  const t = useWords(offerFormWords);
  const shortcut = useWords(shortcutWords);
  const change = useChange();
  const nameOf = (n: number): string => (n === 0 ? t('level.ground') : n < 0 ? t('level.basement') : t('level.floor', { n }));
  const add = (where: 'above' | 'below'): void => {
    change(addLevel(where, nameOf));
    focusField(`areaDetails.levels.${count}.surface`);
  };
  return (
    <div className={styles['add']}>
      <Button size="s" onClick={() => add('above')}>
        <IconPlus size={16} stroke={1.75} aria-hidden />
        {t('level.add')}
      </Button>
      {count > 0 && (
        <Button size="s" onClick={() => add('below')}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          {shortcut('level.below')}
        </Button>
      )}
    </div>
  );
};

/** Floors and rooms as a table that adds itself up against the usable area. */
export const LevelsSection = () => {
  const t = useWords(offerFormWords);
  const path = 'areaDetails.levels';
  const levels = useOfForm((form) => form.areaDetails?.levels) ?? [];
  const error = useErrorOf(path);
  return (
    <div className={styles['levels']} id={fieldId(path)} tabIndex={-1}>
      {levels.length === 0 && <p className={styles['empty']}>{t('level.empty')}</p>}
      {levels.map((level, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a floor has no identity but its place
        <LevelCard key={at} level={level} at={at} />
      ))}
      <AddLevel count={levels.length} />
      {levels.length > 0 && <Sum />}
      {fieldError(error)}
      <Warnings />
    </div>
  );
};

/** The bar follows a moment later: what is typed is seen first. */
const Sum = () => {
  const levels = useOfForm((form) => form.areaDetails?.levels) ?? [];
  const usable = useOfForm((form) => form.areaDetails?.surface);
  return <SumBar levels={useDeferredValue(levels)} usable={useDeferredValue(usable)} />;
};

const Warnings = () => {
  const t = useWords(offerFormWords);
  const warnings = useOfForm(({ areaDetails = {} }) => areaWarnings(areaDetails.levels ?? [], areaDetails.surface, areaDetails.totalSurface));
  return warnings.map((warning) => (
    <Note key={warning} tone="amber">
      {t(`warn.${warning}`)}
    </Note>
  ));
};
