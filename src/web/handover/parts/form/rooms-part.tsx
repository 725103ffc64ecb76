import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProtocolLevel, ProtocolRoom } from '../../../../domain/handover/types.ts';
import { conditions } from '../../../../domain/kit/dictionaries.ts';
import { leaseNumbers } from '../../../../domain/kit/numbers.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { fieldError, fieldId } from '../../../kit/form/field.tsx';
import { Badge } from '../../../kit/parts/badge.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../tables.module.css';
import { LineInput } from './line-input.tsx';
import { changeAt, without } from './lists.ts';
import { PartCard } from './part-card.tsx';
import { AddRow } from './row-button.tsx';

export type Errors = (path: string) => string | undefined;
type RoomProps = {
  readonly room: ProtocolRoom;
  readonly path: string;
  readonly errors: Errors;
  readonly onChange: (patch: Partial<ProtocolRoom>) => void;
  readonly onRemove: () => void;
};

const Conditions = ({ room, path, onChange }: Pick<RoomProps, 'room' | 'path' | 'onChange'>) => {
  const t = useWords(protocolWords);
  const name = useWords(dictionaryWords);
  return (
    <fieldset className={styles['conditions']}>
      <legend className="sr">{t('rooms.condition', { name: room.name })}</legend>
      {conditions.map((condition) => (
        <label key={condition}>
          <input type="radio" name={`${path}.condition`} checked={room.condition === condition} onChange={() => onChange({ condition })} />
          <span>
            {room.condition === condition && <IconCheck size={16} stroke={2} aria-hidden />}
            {name(`condition.${condition}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

const RoomBody = ({ room, path, errors, onChange, onRemove }: RoomProps) => {
  const t = useWords(protocolWords);
  const error = errors(`${path}.comments`);
  return (
    <div className={styles['body']}>
      <Conditions room={room} path={path} onChange={onChange} />
      <textarea
        id={fieldId(`${path}.comments`)}
        aria-label={t('rooms.comments', { name: room.name })}
        placeholder={t('rooms.comments.placeholder')}
        value={room.comments}
        maxLength={leaseNumbers.commentsMax}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange({ comments: event.currentTarget.value })}
      />
      {fieldError(error)}
      <LineInput
        path={`${path}.name`}
        label={t('rooms.name')}
        value={room.name}
        onChange={(name) => onChange({ name })}
        error={errors(`${path}.name`)}
      />
      <button type="button" className={styles['link']} onClick={onRemove}>
        {t('rooms.remove')}
      </button>
    </div>
  );
};

const Room = (props: RoomProps & { readonly startsOpen: boolean }) => {
  const { room, path, errors, startsOpen } = props;
  const t = useWords(protocolWords);
  const name = useWords(dictionaryWords);
  const [wantsOpen, setOpen] = useState(startsOpen);
  const isWrong = errors(`${path}.name`) !== undefined || errors(`${path}.comments`) !== undefined;
  const isOpen = wantsOpen || isWrong;
  return (
    <div className={styles['room']} data-open={isOpen || undefined}>
      <button type="button" className={styles['row']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <b>{room.name || t('rooms.new')}</b>
        {!isOpen && (
          <Badge tone={room.condition === 'damaged' ? 'red' : 'navy-tint'} icon={<IconCheck size={14} stroke={2} aria-hidden />}>
            {name(`condition.${room.condition}`)}
            {room.comments.trim() !== '' && `, ${t('rooms.hasComments')}`}
          </Badge>
        )}
        <IconChevronDown size={20} stroke={1.5} aria-hidden />
      </button>
      {isOpen && <RoomBody {...props} />}
    </div>
  );
};

/** Part A: the condition of every room, floor by floor. */
export const RoomsPart = ({
  levels,
  onChange,
  errors,
}: {
  readonly levels: readonly ProtocolLevel[];
  readonly onChange: (levels: readonly ProtocolLevel[]) => void;
  readonly errors: Errors;
}) => {
  const t = useWords(protocolWords);
  const count = levels.reduce((sum, level) => sum + level.rooms.length, 0);
  const newRoom = { name: '', condition: 'used_good', comments: '' } as const;
  return (
    <PartCard id="rooms" letter="A" title={t('rooms.title')} end={t('rooms.count', { n: count })}>
      <div id={fieldId('establishedPremiseCondition')} tabIndex={-1}>
        {fieldError(errors('establishedPremiseCondition'))}
        {levels.map((level, at) => {
          const setRooms = (rooms: readonly ProtocolRoom[]): void => onChange(changeAt(levels, at, { rooms }));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: floors have no id and do not change places
            <div key={at}>
              <div className={styles['level']}>
                <LineInput
                  path={`establishedPremiseCondition.${at}.levelName`}
                  label={t('rooms.level')}
                  value={level.levelName}
                  onChange={(levelName) => onChange(changeAt(levels, at, { levelName }))}
                />
              </div>
              {level.rooms.map((room, index) => (
                <Room
                  // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no id and do not change places
                  key={index}
                  room={room}
                  path={`establishedPremiseCondition.${at}.rooms.${index}`}
                  errors={errors}
                  startsOpen={(at === 0 && index === 0) || room.name === ''}
                  onChange={(patch) => setRooms(changeAt(level.rooms, index, patch))}
                  onRemove={() => setRooms(without(level.rooms, index))}
                />
              ))}
              <AddRow label={t('rooms.add')} onClick={() => setRooms([...level.rooms, newRoom])} />
            </div>
          );
        })}
        <AddRow label={t('rooms.addLevel')} onClick={() => onChange([...levels, { levelName: t('rooms.newLevel'), rooms: [newRoom] }])} />
      </div>
    </PartCard>
  );
};
