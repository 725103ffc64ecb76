import { IconList } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { isBlankRoom, parseRooms } from '../../../../../domain/offers/rules/room-list.ts';
import type { Level, Room } from '../../../../../domain/offers/types.ts';
import { roomSynonyms } from '../../../../../words/offers/facts/room-synonyms.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { shortcutWords } from '../../../../../words/offers/shortcuts.ts';
import { focusField, focusIfLost } from '../../../../kit/focus.ts';
import { decimalOf } from '../../../../kit/form/number-field.tsx';
import { TextField } from '../../../../kit/form/text-field.tsx';
import { Button } from '../../../../kit/parts/button.tsx';
import { useLang, useWords } from '../../../../kit/words/words.ts';
import { useChange, useForm } from '../context.ts';
import { useNames } from '../names.ts';
import { useUnread } from '../unread.ts';
import { changeRooms, placeAfterRemoval } from './level-edit.ts';

/** Rooms of a floor written or pasted as a list; what was not understood stays in the field, with the reason. A floor without rooms begins with it. */
export const RoomList = ({ level, at }: { readonly level: Level; readonly at: number }) => {
  const t = useWords(shortcutWords);
  const form = useWords(offerFormWords);
  const change = useChange();
  const { unread: texts } = useForm();
  const nameOf = useNames();
  const lang = useLang();
  const [isUnfolded, setOpen] = useState((level.rooms ?? []).every(isBlankRoom));
  // It goes along with its floor when another one is removed, and stays when the section is folded or the page is read again.
  const { text: typed, keep } = useUnread(`areaDetails.levels.${at}.list`);
  const text = typed ?? '';
  const setText = (next: string): void => keep(next === '' ? null : next);
  const isOpen = isUnfolded || typed !== null;
  const [unread, setUnread] = useState<readonly string[]>([]);
  const opener = useRef<HTMLButtonElement>(null);
  const name = `rooms-of-level-${at}`;
  /** Rooms of a list take the place of blank ones; one in which something stands that is no number is not blank. */
  const put = (rooms: readonly Room[]): void => {
    const path = `areaDetails.levels.${at}.rooms`;
    const blank = (level.rooms ?? []).map((room, index) => isBlankRoom(room) && !texts.isUnder(`${path}.${index}`));
    const isBlank = (index: number): boolean => blank[index] === true;
    change(changeRooms(at, (before) => [...before.filter((_, index) => !isBlank(index)), ...rooms]));
    texts.takeAlong(path, placeAfterRemoval(isBlank));
  };
  const add = (): void => {
    const list = parseRooms(text, (kind) => [nameOf('roomKind', kind), ...roomSynonyms[lang][kind]], decimalOf(lang));
    setUnread(list.unread);
    setText(list.unread.join('\n'));
    if (list.rooms.length > 0) put(list.rooms);
    setOpen(list.unread.length > 0);
    if (list.unread.length > 0) focusField(name);
    else focusIfLost(() => opener.current);
  };
  const open = (): void => {
    setOpen(true);
    focusField(name);
  };
  if (!isOpen)
    return (
      <Button ref={opener} kind="quiet" size="s" onClick={open}>
        <IconList size={16} stroke={1.75} aria-hidden />
        {t('rooms.open')}
      </Button>
    );
  return (
    <>
      <TextField
        name={name}
        label={t('rooms.list', { name: level.levelName || form('level.name', { n: at + 1 }) })}
        hint={t('rooms.hint')}
        error={unread.length > 0 ? t('rooms.unread', { items: unread.join('; ') }) : undefined}
        value={text}
        onChange={setText}
        multiline
        rows={2}
      />
      <Button size="s" onClick={add} disabled={text.trim() === ''}>
        {t('rooms.add')}
      </Button>
    </>
  );
};
