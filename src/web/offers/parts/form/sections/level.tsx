import { IconPencil, IconPlus } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { roomSums } from '../../../../../domain/offers/rules/rooms.ts';
import type { Level } from '../../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { focusField } from '../../../../kit/focus.ts';
import { Button } from '../../../../kit/parts/button.tsx';
import { useFormat } from '../../../../kit/words/format.ts';
import { useWords } from '../../../../kit/words/words.ts';
import { useChange, useFieldLabel, useHasError } from '../context.ts';
import { addRoom, changeRooms } from './level-edit.ts';
import { LevelFields } from './level-fields.tsx';
import styles from './levels.module.css';
import { RoomRow } from './room.tsx';
import { RoomList } from './room-list.tsx';

/** What a floor is, in one line. */
const useFacts = (level: Level): string => {
  const t = useWords(offerFormWords);
  return [
    level.levelNumber !== undefined && t('level.number', { n: String(level.levelNumber).replace('-', '−') }),
    level.height !== undefined && t('level.height', { cm: String(level.height) }),
    level.numberOfStaircases !== undefined && t('level.stairs', { n: level.numberOfStaircases }),
    level.lift === true && level.liftCapacityKg !== undefined && t('level.lift', { kg: level.liftCapacityKg }),
  ]
    .filter(Boolean)
    .join(' · ');
};

const Head = ({
  level,
  at,
  isOpen,
  toggle,
}: {
  readonly level: Level;
  readonly at: number;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}) => {
  const t = useWords(offerFormWords);
  const f = useFormat();
  const name = level.levelName || t('level.name', { n: at + 1 });
  return (
    <div className={styles['head']}>
      <h3>{name}</h3>
      <span className={styles['facts']}>{useFacts(level)}</span>
      <b>{f.area(roomSums([level], undefined).rooms)}</b>
      <button type="button" aria-expanded={isOpen} onClick={toggle} aria-label={t('level.edit', { name })}>
        <IconPencil size={18} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
};

const useColumns = (): readonly string[] => {
  const labelOf = useFieldLabel();
  return ['group', 'kind', 'surface', 'windows'].map((name) => labelOf(`areaDetails.levels.rooms.${name}`));
};

const own = ['levelNumber', 'levelName', 'surface', 'height', 'numberOfStaircases', 'liftCapacityKg'] as const;

/** A floor: its facts behind the pencil, its rooms as rows. A floor that lacks something stands open. */
export const LevelCard = memo(({ level, at }: { readonly level: Level; readonly at: number }) => {
  const t = useWords(offerFormWords);
  const change = useChange();
  const columns = useColumns();
  const isUnfinished = [level.surface, level.height, level.numberOfStaircases].includes(undefined) || !level.levelName;
  const hasError = useHasError(own.map((key) => `areaDetails.levels.${at}.${key}`));
  const [isUnfolded, setUnfolded] = useState(isUnfinished);
  const isOpen = hasError || isUnfolded;
  const rooms = level.rooms ?? [];
  const add = (): void => {
    const isGrouped = rooms.at(-1)?.group !== undefined;
    change(changeRooms(at, addRoom));
    focusField(`areaDetails.levels.${at}.rooms.${rooms.length}.${isGrouped ? 'kind' : 'group'}`);
  };
  return (
    <div className={styles['level']} data-level>
      <Head level={level} at={at} isOpen={isOpen} toggle={() => setUnfolded(!isOpen)} />
      {isOpen && <LevelFields level={level} at={at} />}
      {rooms.length > 0 && (
        <div className={styles['columns']} aria-hidden>
          <i />
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
      )}
      {rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room has no identity but its place
        <RoomRow key={index} room={room} level={at} at={index} count={rooms.length} />
      ))}
      <div className={styles['add']}>
        <Button kind="quiet" size="s" data-add-room onClick={add}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          {t('room.add')}
        </Button>
        <RoomList level={level} at={at} />
      </div>
    </div>
  );
});
