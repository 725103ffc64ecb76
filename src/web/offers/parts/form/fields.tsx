/** Groups of fields of the offer. */

import type { ReactNode } from 'react';
import { isAsked, valueAt } from '../../../../domain/kit/catalogue-paths.ts';
import type { FormGroup } from '../../../../domain/offers/fields/about.ts';
import { type FieldName, type FieldPath, isOfUse, offerEntries } from '../../../../domain/offers/fields/catalogue.ts';
import { patchAt } from '../../../../domain/offers/rules/merge/merge.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { ChipsField } from '../../../kit/form/choice-field.tsx';
import { Columns } from '../../../kit/form/section.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { useChange, useFieldLabel, useOfForm } from './context.ts';
import { Control } from './field.tsx';

/**
 * The controls of a group on a grid of twelve, in the catalogue's order: a new field of the catalogue appears by itself. `own` draws the
 * fields whose control is more than their kind; `under` is the item of a list that the group belongs to, `part` draws a part of the group.
 */
export const Fields = ({
  group,
  under = '',
  part,
  own = {},
}: {
  readonly group: FormGroup;
  readonly under?: FieldPath | '';
  readonly part?: FieldsPart | undefined;
  readonly own?: { readonly [N in FieldName]?: ReactNode };
}) => {
  const items = useOfForm((form) => fieldsOf(form, group, under, part));
  return (
    <Columns spans={items.map(({ span }) => span)}>
      {items.map(({ path, name }) => (name in own ? <div key={path}>{own[name as FieldName]}</div> : <Control key={path} path={path} />))}
    </Columns>
  );
};

/** Yes-or-no features of a group as chips: one press each, nothing to answer with no. */
export const Features = ({ group, label }: { readonly group: FormGroup; readonly label: string }) => {
  const change = useChange();
  const labelOf = useFieldLabel();
  const t = useWords(offerFormWords);
  const features = useOfForm((form) => fieldsOf(form, group, '').map(({ path }) => ({ path, isOn: valueAt(form, path) === true })));
  return (
    <ChipsField
      name={`${features[0]?.path.split('.')[0]}.${group}`}
      label={label}
      optional={t('optional')}
      value={features.filter(({ isOn }) => isOn).map(({ path }) => path)}
      onChange={(chosen) => {
        for (const { path, isOn } of features)
          if (isOn !== chosen.includes(path)) change((now) => patchAt(now, path, chosen.includes(path) || undefined));
      }}
      options={features.map(({ path }) => ({ value: path, label: labelOf(path) }))}
    />
  );
};

/** What everybody must fill of a group, or the rest of it: what is optional, and what only an optional answer asks for. */
export type FieldsPart = 'needed' | 'optional';

/** The paths of these groups, whether or not this form asks for them now. */
export const pathsOf = (groups: readonly FormGroup[], under: FieldPath | '', part?: FieldsPart): readonly string[] =>
  groups.flatMap((group) =>
    (entriesOf.get(group) ?? []).flatMap(({ name, field }) => ('fields' in field || !isOfPart(field, part) ? [] : [pathUnder(under, name)])),
  );

const pathUnder = (under: string, name: string): string => (under === '' ? name : `${under}.${name.split('.').at(-1)}`);

const isOfPart = (field: { readonly required?: boolean; readonly when?: unknown }, part: FieldsPart | undefined): boolean =>
  part === undefined || (field.required === true && field.when === undefined ? 'needed' : 'optional') === part;

/** The fields of each group, in the catalogue's order. */
const entriesOf = Map.groupBy(offerEntries, ({ field }) => field.group);

type Item = { readonly path: string; readonly span: number; readonly name: string };

/** The fields of a group that this form asks for: their conditions hold, and they belong to its main use. */
const fieldsOf = (form: OfferForm, group: FormGroup, under: string, part?: FieldsPart): readonly Item[] =>
  (entriesOf.get(group) ?? []).flatMap(({ name, field }): Item[] => {
    if ('fields' in field || !isOfPart(field, part)) return [];
    const path = pathUnder(under, name);
    // Most fields are asked for always, and this is done again with every key.
    const siblings = field.when && valueAt(form, path.split('.').slice(0, -1).join('.'));
    return isOfUse(field, form.legalMainUse) && isAsked(field.when, siblings, form) ? [{ path, span: field.span, name }] : [];
  });
