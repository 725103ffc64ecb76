/** Says in words which part of the wanted board an alert is about. */

import type { BoardArea } from '../../domain/wanted/rules/place-alert.ts';
import { type Lang, translators } from '../kit/words.ts';
import { listWords } from '../search/list.ts';
import { placeAlertWords } from './place-alerts.ts';

const words = translators(placeAlertWords);
const uses = translators(listWords);

/** `Łódź, do 10 km, biura`. */
export const areaText = ({ location: place, radius: km, use }: Omit<BoardArea, 'point'> & { readonly location: string }, lang: Lang): string =>
  use === null ? words[lang]('area', { place, km }) : words[lang]('area.ofUse', { place, km, use: uses[lang](`purpose.${use}`).toLocaleLowerCase() });
