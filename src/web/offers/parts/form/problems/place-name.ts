import { entryAt } from '../../../../../domain/offers/fields/catalogue.ts';
import type { OfferForm } from '../../../../../domain/offers/types.ts';
import type { Lang } from '../../../../../words/kit/words.ts';
import { conflictWords } from '../../../../../words/offers/conflict.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { translatorOf } from '../../../../kit/words/words.ts';
import { fieldLabelOf } from '../context.ts';

/** The name of the field at a path, in a list of several: a field of a floor is named with its floor, one of a room with its room, one of a gate with its number. */
export const placeNameOf = (form: OfferForm, path: string, lang: Lang): string => {
  const t = translatorOf(offerFormWords, lang);
  const labelOf = fieldLabelOf(lang);
  const [, gate] = /^relatedDetails\.gates\.(\d+)\./.exec(path) ?? [];
  if (gate !== undefined) return t('gate.field', { field: labelOf(path), n: Number(gate) + 1 });
  const [, level, , room] = /^areaDetails\.levels\.(\d+)(\.rooms\.(\d+))?/.exec(path) ?? [];
  if (level === undefined) return path === 'geoMarker' ? t('pin.label') : labelOf(path);
  const at = Number(level);
  const floor = form.areaDetails?.levels?.[at]?.levelName || t('level.name', { n: at + 1 });
  if (room === undefined) return `${floor}, ${labelOf(path)}`;
  const n = Number(room) + 1;
  const isRoom = 'fields' in (entryAt(path)?.field ?? {});
  return `${floor}, ${isRoom ? translatorOf(conflictWords, lang)('room', { n }) : t('room.field', { field: labelOf(path), n })}`;
};
