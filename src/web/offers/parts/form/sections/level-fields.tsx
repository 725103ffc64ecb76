import { IconTrash } from '@tabler/icons-react';
import { accessibilities, otherRooms, toiletsLocations } from '../../../../../domain/kit/dictionaries.ts';
import type { Level } from '../../../../../domain/offers/types.ts';
import { useConfirm } from '../../../../kit/dialog/confirm.tsx';
import { Columns } from '../../../../kit/form/section.tsx';
import { Button } from '../../../../kit/parts/button.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { Chips, Num, Pick, Text, Tick } from '../bound.tsx';
import { type Bound, useFieldLabel, useForm } from '../context.ts';
import { formWords } from '../words.ts';
import { changeLevel, removeLevel } from './level-edit.ts';
import styles from './levels.module.css';

const useLevelField = (level: Level, at: number) => {
  const { change, errorOf, touch } = useForm();
  const labelOf = useFieldLabel();
  return <K extends keyof Level & string>(key: K): Bound<NonNullable<Level[K]>> => {
    const path = `areaDetails.levels.${at}.${key}`;
    return {
      name: path,
      label: labelOf(path),
      value: level[key] ?? undefined,
      onChange: (value) => change(changeLevel(at, { [key]: value ?? undefined })),
      onBlur: () => touch(path),
      error: errorOf(path),
    };
  };
};

const RemoveLevel = ({ level, at }: { readonly level: Level; readonly at: number }) => {
  const t = useWords(formWords);
  const { change } = useForm();
  const confirm = useConfirm();
  const remove = async (): Promise<void> => {
    const n = level.rooms?.length ?? 0;
    const name = level.levelName || t('level.name', { n: at + 1 });
    const sure =
      n === 0 ||
      (await confirm({ title: t('level.remove.title', { name }), text: t('level.remove.text', { n }), act: t('level.remove'), danger: true }));
    if (sure) change(removeLevel(at));
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
  const field = useLevelField(level, at);
  return (
    <div className={styles['fields']}>
      <Columns spans={[6, 6]}>
        {[<Text key="n" of={field('levelName')} maxLength={60} />, <Num key="l" of={field('levelNumber')} min={-10} />]}
      </Columns>
      <Columns spans={[4, 4, 4]}>
        {[
          <Num key="s" of={field('surface')} unit="m²" digits={2} />,
          <Num key="h" of={field('height')} unit="cm" />,
          <Num key="c" of={field('numberOfStaircases')} />,
        ]}
      </Columns>
      <Columns spans={[6, 6]}>
        {[
          <Pick key="t" of={field('toiletsLocation')} from={toiletsLocations} dictionary="toilets" isOptional />,
          level.lift === true ? <Num key="k" of={field('liftCapacityKg')} unit="kg" /> : null,
        ]}
      </Columns>
      <Tick of={field('lift')} />
      <Chips of={field('accessibility')} from={accessibilities} dictionary="accessibility" isOptional />
      <Chips of={field('otherRooms')} from={otherRooms} dictionary="otherRoom" isOptional />
      <Text of={field('otherRoomsDetails')} maxLength={400} isOptional />
      <div>
        <RemoveLevel level={level} at={at} />
      </div>
    </div>
  );
};
