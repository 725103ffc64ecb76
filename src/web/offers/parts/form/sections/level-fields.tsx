import { IconTrash } from '@tabler/icons-react';
import type { Level } from '../../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { useConfirm } from '../../../../kit/dialog/confirm.tsx';
import { focusIfLost } from '../../../../kit/focus.ts';
import { fieldId } from '../../../../kit/form/field.tsx';
import { Button } from '../../../../kit/parts/button.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { useChange, useForm } from '../context.ts';
import { Fields } from '../fields.tsx';
import { Folded } from './folded.tsx';
import { placeAfterRemoval, removeLevel } from './level-edit.ts';
import styles from './levels.module.css';

const RemoveLevel = ({ level, at }: { readonly level: Level; readonly at: number }) => {
  const t = useWords(offerFormWords);
  const change = useChange();
  const { unread } = useForm();
  const confirm = useConfirm();
  const remove = async (): Promise<void> => {
    const n = level.rooms?.length ?? 0;
    const name = level.levelName || t('level.name', { n: at + 1 });
    const sure =
      n === 0 ||
      (await confirm({ title: t('level.remove.title', { name }), text: t('level.remove.text', { n }), act: t('level.remove'), danger: true }));
    if (!sure) return;
    change(removeLevel(at));
    unread.takeAlong(
      'areaDetails.levels',
      placeAfterRemoval((index) => index === at),
    );
    focusIfLost(() => document.getElementById(fieldId('areaDetails.levels')));
  };
  return (
    <Button kind="quiet" size="s" onClick={() => void remove()}>
      <IconTrash size={16} stroke={1.5} aria-hidden />
      {t('level.remove')}
    </Button>
  );
};

/** The facts of one floor. */
export const LevelFields = ({ level, at }: { readonly level: Level; readonly at: number }) => {
  const t = useWords(offerFormWords);
  const under = `areaDetails.levels.${at}` as const;
  return (
    <div className={styles['fields']}>
      <Fields group="level" under={under} part="needed" />
      <Folded title={t('group.level.more')} groups={['level']} under={under} part="optional">
        <Fields group="level" under={under} part="optional" />
      </Folded>
      <div>
        <RemoveLevel level={level} at={at} />
      </div>
    </div>
  );
};
