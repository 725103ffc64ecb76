import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type DragEvent, type MouseEvent, memo, useState } from 'react';
import { type RoomGroup, roomGroups, roomKindsByGroup } from '../../../../../domain/kit/dictionaries.ts';
import type { Room } from '../../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { focusIfLost, focusSoon } from '../../../../kit/focus.ts';
import { SelectField } from '../../../../kit/form/select-field.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { useChange, useField, useFieldLabel, useForm } from '../context.ts';
import { Field } from '../field.tsx';
import { useNames } from '../names.ts';
import { changeRooms, moved, placeAfterMove, placeAfterRemoval } from './level-edit.ts';
import styles from './levels.module.css';

type RoomKey = 'group' | 'kind' | 'surface' | 'windows';
type Props = { readonly room: Room; readonly level: number; readonly at: number; readonly count: number };

/** Moving and removing take along what stands in the rows and is no number. */
const useRoomActs = ({ level, at }: Props) => {
  const change = useChange();
  const { unread } = useForm();
  const list = `areaDetails.levels.${level}.rooms`;
  const move = (from: number, to: number): void => {
    change(changeRooms(level, (rooms) => moved(rooms, from, to)));
    unread.takeAlong(list, placeAfterMove(from, to));
  };
  const remove = (): void => {
    change(changeRooms(level, (rooms) => rooms.filter((_, index) => index !== at)));
    unread.takeAlong(
      list,
      placeAfterRemoval((index) => index === at),
    );
  };
  return { move, moveTo: (to: number): void => move(at, to), remove };
};

/** A room's group, and its kind out of the group's kinds; another group clears the kind. */
const useKinds = ({ room, level, at }: Props, labelOf: (key: RoomKey) => string) => {
  const change = useChange();
  const path = `areaDetails.levels.${level}.rooms.${at}` as const;
  const group = { ...useField(`${path}.group`), label: labelOf('group'), compact: true };
  const kind = { ...useField(`${path}.kind`), label: labelOf('kind'), compact: true };
  const choose = (value: RoomGroup): void => {
    const { kind: _kind, ...rest } = room;
    change(changeRooms(level, (rooms) => rooms.map((one, index) => (index === at ? { ...rest, group: value } : one))));
  };
  return {
    group: { ...group, value: group.value ?? null, onChange: choose },
    kind: { ...kind, value: kind.value ?? null, disabled: room.group === undefined },
    kinds: room.group ? roomKindsByGroup[room.group] : [],
  };
};

type Press = MouseEvent<HTMLButtonElement>;

/** The floor that a pressed button belongs to: what can be pressed in each of its rooms, and what adds one. */
const floorOf = ({ currentTarget }: Press) => {
  const floor = currentTarget.closest('[data-level]');
  const rooms = (): readonly (readonly HTMLButtonElement[])[] =>
    [...(floor?.querySelectorAll('[data-acts]') ?? [])].map((acts) => [...acts.querySelectorAll('button')]);
  return { rooms, add: floor?.querySelector<HTMLElement>('[data-add-room]') };
};

/** Up, down and away by keys too: the focus goes along with the room that moves, and stays near the one that is removed. */
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
  const t = useWords(offerFormWords);
  const n = at + 1;
  const move = (to: number) => (press: Press) => {
    const { rooms } = floorOf(press);
    moveTo(to);
    focusSoon(() => {
      const [up, down] = rooms()[to] ?? [];
      const same = to < at ? up : down;
      return same?.disabled ? (to < at ? down : up) : same;
    });
  };
  const away = (press: Press): void => {
    const { rooms, add } = floorOf(press);
    remove();
    focusIfLost(() => rooms().at(-1)?.at(-1) ?? add);
  };
  return (
    <div className={styles['acts']} data-acts>
      <button type="button" aria-label={t('room.up', { n })} disabled={at === 0} onClick={move(at - 1)}>
        <IconArrowUp size={16} stroke={1.5} aria-hidden />
      </button>
      <button type="button" aria-label={t('room.down', { n })} disabled={at === count - 1} onClick={move(at + 1)}>
        <IconArrowDown size={16} stroke={1.5} aria-hidden />
      </button>
      <button type="button" aria-label={t('room.remove', { n })} onClick={away}>
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
};

const dragType = 'application/x-room';

/** Rows of one floor change places by their handle; the arrows do the same for keyboards and touch. */
const useDragging = ({ level, at }: Props, move: (from: number, to: number) => void) => {
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
        if (Number.isInteger(from)) move(from, at);
      },
    },
  };
};

/** One room of a floor. */
export const RoomRow = memo((props: Props) => {
  const { level, at, count } = props;
  const t = useWords(offerFormWords);
  const nameOf = useNames();
  const labelOf = useFieldLabel();
  const nameOfColumn = (key: RoomKey): string => labelOf(`areaDetails.levels.rooms.${key}`);
  const labelOfControl = (key: RoomKey): string => t('room.field', { field: nameOfColumn(key), n: at + 1 });
  const { group, kind, kinds } = useKinds(props, labelOfControl);
  const { move, moveTo, remove } = useRoomActs(props);
  const drag = useDragging(props, move);
  const path = `areaDetails.levels.${level}.rooms.${at}` as const;
  return (
    <div className={styles['room']} {...drag.row}>
      <span className={styles['grip']} {...drag.handle} aria-hidden>
        <IconGripVertical size={16} stroke={1.5} />
      </span>
      <div data-label={nameOfColumn('group')}>
        <SelectField {...group} placeholder={t('choose')} options={roomGroups.map((value) => ({ value, label: t(`group.${value}`) }))} />
      </div>
      <div data-label={nameOfColumn('kind')}>
        <SelectField {...kind} placeholder={t('choose')} options={kinds.map((value) => ({ value, label: nameOf('roomKind', value) }))} />
      </div>
      {(['surface', 'windows'] as const).map((key) => (
        <div key={key} data-label={nameOfColumn(key)}>
          <Field path={`${path}.${key}`} label={labelOfControl(key)} compact />
        </div>
      ))}
      <Acts at={at} count={count} moveTo={moveTo} remove={remove} />
    </div>
  );
});
