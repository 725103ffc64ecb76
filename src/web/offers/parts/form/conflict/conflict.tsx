/** Two devices changed the same fields of the offer: both versions side by side, and the choice. */

import { useState } from 'react';
import { valueAt } from '../../../../../domain/kit/catalogue-paths.ts';
import { takeFields } from '../../../../../domain/offers/rules/merge.ts';
import { formWords } from '../../../../../words/kit/form.ts';
import { conflictWords } from '../../../../../words/offers/conflict.ts';
import { Button } from '../../../../kit/parts/button.tsx';
import { Note } from '../../../../kit/parts/note.tsx';
import { useLang, useWords } from '../../../../kit/words/words.ts';
import type { OfferDraft, OfferDraftState } from '../draft.ts';
import { placeNameOf } from '../place-name.ts';
import styles from './conflict.module.css';
import { valueText } from './value-text.ts';

type Side = 'mine' | 'theirs';
const sides = ['mine', 'theirs'] as const;

type Found = NonNullable<OfferDraftState['conflict']>;
type Props = { readonly draft: OfferDraft; readonly form: OfferDraftState['form']; readonly conflict: Found };

/** Asks for every field, or for all at once. Nothing is saved before, and a reload asks again. */
export const Conflict = ({ draft, form, conflict }: Props) => {
  const t = useWords(conflictWords);
  const shared = useWords(formWords);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { parts, theirs } = conflict;
  const isChosen = parts.every((path) => chosen[path] !== undefined);
  const apply = (): void =>
    draft.resolve((merged) =>
      takeFields(
        merged.form,
        merged.mine,
        parts.filter((path) => chosen[path] === 'mine'),
      ),
    );
  return (
    <div role="alert">
      <Note tone="amber" title={shared('conflict.title')}>
        {t('text', { n: parts.length })}
        <div className={styles['fields']}>
          {parts.map((path) => (
            <Choice
              key={path}
              path={path}
              name={placeNameOf(form, path, t.lang)}
              values={{ mine: valueAt(form, path), theirs: valueAt(theirs, path) }}
              chosen={chosen[path]}
              onChoose={(side) => setChosen((before) => ({ ...before, [path]: side }))}
            />
          ))}
        </div>
        <div className={styles['acts']}>
          <Button size="s" disabled={!isChosen} onClick={apply}>
            {t('apply')}
          </Button>
          {sides.map((side) => (
            <Button key={side} size="s" onClick={() => draft.resolve(side)}>
              {t(`all.${side}`)}
            </Button>
          ))}
        </div>
      </Note>
    </div>
  );
};

type ChoiceProps = {
  readonly path: string;
  readonly name: string;
  readonly values: Readonly<Record<Side, unknown>>;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
};

/** One field: what stands here and what the other device saved. */
const Choice = ({ path, name, values, chosen, onChoose }: ChoiceProps) => {
  const t = useWords(conflictWords);
  const lang = useLang();
  return (
    <fieldset className={styles['field']}>
      <legend>{name}</legend>
      {sides.map((side) => (
        <label key={side}>
          <input type="radio" name={`conflict-${path}`} checked={chosen === side} onChange={() => onChoose(side)} />
          <span>
            <small>{t(side)}</small>
            <b>{valueText(path, values[side], lang) ?? t('empty')}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
