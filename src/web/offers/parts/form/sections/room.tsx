import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { type RoomGroup, roomGroups, roomKindsByGroup } from '../../../../../domain/kit/dictionaries.ts';
import type { Room } from '../../../../../domain/offers/types.ts';
import { NumberField } from '../../../../kit/form/number-field.tsx';
import { SelectField } from '../../../../kit/form/select-field.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { useNames } from '../bound.tsx';
import { useFieldLabel, useForm } from '../context.ts';
import { formWords } from '../words.ts';
import { changeRooms, moved } from './level-edit.ts';
import styles from './levels.module.css';

type Props = { readonly room: Room; readonly level: number; readonly at: number; readonly count: number };

const useRoom = ({ room, level, at }: Props) => {
  const { change, errorOf, touch } = useForm();
  const labelOf = useFieldLabel();
  const t = useWords(formWords);
  const put = (part: { readonly [K in keyof Room]?: Room[K] | null }): void =>
    change(
      changeRooms(level, (rooms) =>
        rooms.map((one, index) =>
          index === at ? (Object.fromEntries(Object.entries({ ...one, ...part }).filter(([, value]) => value !== null)) as Room) : one,
        ),
      ),
    );
  const field = <K extends keyof Room & string>(key: K) => {
    const path = `areaDetails.levels.${level}.rooms.${at}.${key}`;
    return {
      name: path,
      label: t('room.field', { field: labelOf(path), n: at + 1 }),
      value: room[key] ?? null,
      onChange: (value: NonNullable<Room[K]> | null) => put({ [key]: value }),
      onBlur: () => touch(path),
      error: errorOf(path),
      compact: true,
    };
  };
  const moveTo = (to: number): void => change(changeRooms(level, (rooms) => moved(rooms, at, to)));
  const remove = (): void => change(changeRooms(level, (rooms) => rooms.filter((_, index) => index !== at)));
  return { field, put, moveTo, remove };
};

const Acts = ({
  at,
  count,
  moveTo,
  remove,
}: {
  readonly at: number;
  readonly count: number;
  readonly moveTo: (to: number) => void;
  readonly remove: () => void;
}) => {
  const t = useWords(formWords);
  const n = at + 1;
  return (
    <div className={styles['acts']}>
      <button type="button" aria-label={t('room.up', { n })} disabled={at === 0} onClick={() => moveTo(at - 1)}>
        <IconArrowUp size={16} stroke={1.5} aria-hidden />
      </button>
      <button type="button" aria-label={t('room.down', { n })} disabled={at === count - 1} onClick={() => moveTo(at + 1)}>
        <IconArrowDown size={16} stroke={1.5} aria-hidden />
      </button>
      <button type="button" aria-label={t('room.remove', { n })} onClick={remove}>
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
};

const dragType = 'application/x-room';

/** Rows of one floor change places by their handle; the arrows do the same for keyboards and touch. */
const useDragging = ({ level, at }: Props, moveTo: (from: number, to: number) => void) => {
  const [isOver, setOver] = useState(false);
  const accepts = (event: DragEvent): boolean => event.dataTransfer.types.includes(`${dragType}-${level}`);
  return {
    handle: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(`${dragType}-${level}`, String(at));
        event.dataTransfer.effectAllowed = 'move';
      },
    },
    row: {
      'data-over': isOver || undefined,
      onDragOver: (event: DragEvent) => {
        if (!accepts(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        const from = Number.parseInt(event.dataTransfer.getData(`${dragType}-${level}`), 10);
        if (Number.isInteger(from)) moveTo(from, at);
      },
    },
  };
};

/** One room of a floor. */
export const RoomRow = (props: Props) => {
  const { room, level, at, count } = props;
  const t = useWords(formWords);
  const nameOf = useNames();
  const labelOf = useFieldLabel();
  const { change } = useForm();
  const { field, put, moveTo, remove } = useRoom(props);
  const drag = useDragging(props, (from, to) => change(changeRooms(level, (rooms) => moved(rooms, from, to))));
  const group: RoomGroup | null = room.group ?? null;
  const kinds = group ? roomKindsByGroup[group] : [];
  return (
    <div className={styles['room']} {...drag.row}>
      <span className={styles['grip']} {...drag.handle} aria-hidden>
        <IconGripVertical size={16} stroke={1.5} />
      </span>
      <div data-label={labelOf('areaDetails.levels.rooms.group')}>
        <SelectField
          {...field('group')}
          onChange={(value) => put({ group: value, kind: null })}
          placeholder={t('choose')}
          options={roomGroups.map((value) => ({ value, label: t(`group.${value}`) }))}
        />
      </div>
      <div data-label={labelOf('areaDetails.levels.rooms.kind')}>
        <SelectField
          {...field('kind')}
          disabled={group === null}
          placeholder={t('choose')}
          options={kinds.map((value) => ({ value, label: nameOf('roomKind', value) }))}
        />
      </div>
      <div data-label={labelOf('areaDetails.levels.rooms.surface')}>
        <NumberField {...field('surface')} unit="m²" digits={2} />
      </div>
      <div data-label={labelOf('areaDetails.levels.rooms.windows')}>
        <NumberField {...field('windows')} />
      </div>
      <Acts at={at} count={count} moveTo={moveTo} remove={remove} />
    </div>
  );
};
