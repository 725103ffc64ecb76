/** Two devices changed the same fields of the offer: both versions side by side, and the choice. */

import { Fragment, useMemo, useState } from 'react';
import { valueAt } from '../../../../../domain/kit/catalogue-paths.ts';
import { formSections } from '../../../../../domain/offers/fields/about.ts';
import { takeFields } from '../../../../../domain/offers/rules/merge/merge.ts';
import { formWords } from '../../../../../words/kit/form.ts';
import { conflictWords } from '../../../../../words/offers/conflict.ts';
import { focusIfLost } from '../../../../kit/focus.ts';
import { Button } from '../../../../kit/parts/button.tsx';
import { Note } from '../../../../kit/parts/note.tsx';
import { type Piece, wordDifference } from '../../../../kit/words/word-difference.ts';
import { useLang, useWords } from '../../../../kit/words/words.ts';
import type { OfferDraft, OfferDraftState } from '../draft.ts';
import { placeNameOf } from '../problems/place-name.ts';
import styles from './conflict.module.css';
import { conflictId } from './show-conflict.ts';
import { type RowText, rowTexts, valueText } from './value-text.ts';

type Side = 'mine' | 'theirs';
const sides = ['mine', 'theirs'] as const;

type DraftConflict = NonNullable<OfferDraftState['conflict']>;
type Props = { readonly draft: OfferDraft; readonly form: OfferDraftState['form']; readonly conflict: DraftConflict };

/** Asks for every field, or for all at once. Nothing is saved before, and a reload asks again. */
export const Conflict = ({ draft, form, conflict }: Props) => {
  const t = useWords(conflictWords);
  const shared = useWords(formWords);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { parts, theirs } = conflict;
  const isChosen = parts.every((path) => chosen[path] !== undefined);
  const resolve: OfferDraft['resolve'] = (whose) => {
    draft.resolve(whose);
    // The buttons are gone with the choice: whoever works with keys goes on in the form right below.
    focusIfLost(() => document.getElementById(`${formSections[0]}-title`));
  };
  const apply = (): void =>
    resolve((merged) =>
      takeFields(
        merged.form,
        merged.mine,
        parts.filter((path) => chosen[path] === 'mine'),
      ),
    );
  return (
    <div role="alert" id={conflictId} tabIndex={-1} className={styles['conflict']}>
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
            <Button key={side} size="s" onClick={() => resolve(side)}>
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

/** One field: what stands here and what the other device saved; in longer texts the words that differ are marked, of a list the rows. */
const Choice = ({ path, name, values, chosen, onChoose }: ChoiceProps) => {
  const t = useWords(conflictWords);
  const lang = useLang();
  const [mine, theirs] = [valueText(path, values.mine, lang), valueText(path, values.theirs, lang)];
  const pieces = useMemo(() => wordDifference(mine ?? '', theirs ?? ''), [mine, theirs]);
  const texts = { mine, theirs };
  const rows = { mine: rowTexts(path, values.mine, lang) ?? [], theirs: rowTexts(path, values.theirs, lang) ?? [] };
  const isList = rows.mine.length + rows.theirs.length > 0;
  return (
    <fieldset className={styles['field']}>
      <legend>{name}</legend>
      {sides.map((side) => (
        <label key={side}>
          <input type="radio" name={`conflict-${path}`} checked={chosen === side} onChange={() => onChoose(side)} />
          <span>
            <small>{t(side)}</small>
            <b>
              {texts[side] === null && t('empty')}
              {texts[side] !== null && isList && <Rows rows={rows[side]} others={rows[other[side]]} />}
              {texts[side] !== null && !isList && <Marked pieces={pieces.filter(({ kind }) => kind !== foreign[side])} />}
            </b>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

const other = { mine: 'theirs', theirs: 'mine' } as const satisfies Record<Side, Side>;

/** The rows of a list, one a line; those that the other version does not have are marked. */
const Rows = ({ rows, others }: { readonly rows: readonly RowText[]; readonly others: readonly RowText[] }) => {
  const t = useWords(conflictWords);
  return rows.map(({ text, isInner }, at) => {
    const isShared = others.some((row) => row.text === text && row.isInner === isInner);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of one list, never moved
      <span key={at} className={styles['row']} data-inner={isInner || undefined}>
        {isShared ? text || t('empty') : <mark>{text || t('empty')}</mark>}
      </span>
    );
  });
};

/** What of the difference stands in the other version alone. */
const foreign = { mine: 'added', theirs: 'removed' } as const satisfies Record<Side, Piece['kind']>;

/** A value that differs as a whole needs no marks. */
const Marked = ({ pieces }: { readonly pieces: readonly Piece[] }) => {
  const isPart = pieces.some(({ kind }) => kind === 'same');
  return pieces.map(({ kind, text }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, never moved
    <Fragment key={at}>
      {at > 0 && ' '}
      {isPart && kind !== 'same' ? <mark>{text}</mark> : text}
    </Fragment>
  ));
};
