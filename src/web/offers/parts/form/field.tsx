/** A field of the offer by its path: label, control and problem come from the catalogue. */

import { memo, type ReactNode } from 'react';
import type { Day, Grosze } from '../../../../domain/kit/brand.ts';
import type { Leaf } from '../../../../domain/kit/catalogue.ts';
import { nameAt } from '../../../../domain/kit/catalogue-paths.ts';
import { offerNumbers } from '../../../../domain/kit/numbers.ts';
import { entryAt, type FieldPath } from '../../../../domain/offers/fields/catalogue.ts';
import { defaultReason, hasUseDefault } from '../../../../domain/offers/rules/drafting/use-defaults.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { shortcutWords } from '../../../../words/offers/shortcuts.ts';
import { CheckField } from '../../../kit/form/check-field.tsx';
import { ChipsField, ChoiceField } from '../../../kit/form/choice-field.tsx';
import { DayField } from '../../../kit/form/day-field.tsx';
import { MoneyField, NumberField } from '../../../kit/form/number-field.tsx';
import { SelectField } from '../../../kit/form/select-field.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { type Bound, useBinding, useOfForm } from './context.ts';
import { unitNameOf, useNames } from './names.ts';
import { useUnread } from './unread.ts';

type FieldOptions = {
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  /** In a table: without its label in sight. */
  readonly compact?: boolean;
  /** Earliest day. */
  readonly from?: Day;
};

/** The control of the field at a path, as the catalogue describes it: kind, unit, limits, choices, hint, whether it may stay empty. */
export const Field = ({ path, ...more }: FieldOptions & { readonly path: FieldPath }) => <Control path={path} {...more} />;

/** The same for a path that is known at run time only; nothing where there is no such field. */
export const Control = memo((props: ControlProps) => (hasUseDefault(props.path) ? <DefaultedControl {...props} /> : <PlainControl {...props} />));

type ControlProps = FieldOptions & { readonly path: string };

/** A field that the main use has a default for says so, and why, as long as nobody changed it. */
const DefaultedControl = (props: ControlProps) => {
  const t = useWords(shortcutWords);
  const hintOf = useHint();
  const why = useOfForm((form) => defaultReason(form, props.path));
  const hint = props.hint ?? hintOf(props.path);
  return (
    <PlainControl
      {...props}
      {...(why && {
        hint: hint ? (
          <>
            {hint} {t(`default.${why}`)}
          </>
        ) : (
          t(`default.${why}`)
        ),
      })}
    />
  );
};

const PlainControl = ({ path, ...more }: ControlProps) => {
  const bound = useBinding(path);
  const hintOf = useHint();
  const t = useWords(offerFormWords);
  const field = entryAt(path)?.field;
  if (field === undefined || 'fields' in field) return null;
  const isOptional = field.required !== true && field.kind !== 'flag' && more.compact !== true;
  const hint = more.hint ?? hintOf(path);
  const props = {
    ...bound,
    ...(more.label && { label: more.label }),
    ...(hint && { hint }),
    ...(isOptional && { optional: t('optional') }),
    ...(more.disabled && { disabled: true }),
    ...(more.compact && { compact: true }),
  };
  return field.kind === 'choice' || field.kind === 'choices' ? (
    <ChoiceControl field={field} props={props} />
  ) : (
    <ValueControl field={field} props={props} {...(more.from && { from: more.from })} />
  );
};

/** The hint below a control: the text `hint.` and the field's name, where there is one. */
const useHint = (): ((path: string) => string | undefined) => {
  const t = useWords(offerFormWords);
  return (path) => {
    const key = `hint.${nameAt(path)}`;
    return isHint(key) ? t(key) : undefined;
  };
};

type Hint = Extract<keyof typeof offerFormWords.pl, `hint.${string}`>;
const isHint = (key: string): key is Hint => key in offerFormWords.pl;

type Props = Bound<unknown> & { readonly hint?: ReactNode; readonly optional?: ReactNode; readonly disabled?: boolean; readonly compact?: boolean };
type ChoiceLeaf = Extract<Leaf, { readonly kind: 'choice' | 'choices' }>;

const ChoiceControl = ({ field, props }: { readonly field: ChoiceLeaf; readonly props: Props }) => {
  const nameOf = useNames();
  const t = useWords(offerFormWords);
  const { value } = props;
  const options = field.from.map((key) => ({ value: key, label: nameOf(field.dictionary, key) }));
  if (field.kind === 'choices') return <ChipsField {...props} value={Array.isArray(value) ? value : []} options={options} />;
  const chosen = typeof value === 'string' ? value : null;
  return field.look === undefined || field.look === 'select' ? (
    <SelectField
      {...props}
      value={chosen}
      placeholder={t('choose')}
      options={options}
      onClear={props.optional === undefined ? undefined : () => props.onChange(undefined)}
    />
  ) : (
    <ChoiceField {...props} value={chosen} options={options} tiles={field.look === 'tiles'} />
  );
};

const ValueControl = ({ field, props, from }: { readonly field: Exclude<Leaf, ChoiceLeaf>; readonly props: Props; readonly from?: Day }) => {
  switch (field.kind) {
    case 'flag':
      return <CheckField {...props} value={props.value === true} />;
    case 'text':
      return <TextControl field={field} props={props} />;
    case 'number':
    case 'money':
      return <NumberControl field={field} props={props} />;
    case 'day':
      return <DayControl props={props} {...(from && { from })} />;
    case 'monthDay':
      return <MonthDayControl props={props} />;
  }
};

const NumberControl = ({ field, props }: { readonly field: Extract<Leaf, { readonly kind: 'number' | 'money' }>; readonly props: Props }) => {
  const unitOf = unitNameOf(useLang());
  const unread = useUnread(props.name);
  const value = typeof props.value === 'number' ? props.value : null;
  const unit = field.unit && { unit: unitOf(field.unit), measure: field.unit };
  if (field.kind === 'money') return <MoneyField {...props} {...unit} value={value as Grosze | null} unread={unread} />;
  return (
    <NumberField
      {...props}
      {...unit}
      value={value}
      unread={unread}
      {...(field.digits && { digits: field.digits })}
      {...(field.min !== undefined && field.min < 0 && { min: field.min })}
      {...(field.min !== undefined && { least: field.min })}
      {...(field.plain && { isPlain: true })}
    />
  );
};

const DayControl = ({ props, from }: { readonly props: Props; readonly from?: Day }) => {
  const unread = useUnread(props.name);
  const value = typeof props.value === 'string' ? (props.value as Day) : null;
  return <DayField {...props} value={value} unread={unread} {...(from && { min: from })} />;
};

const TextControl = ({ field, props }: { readonly field: Extract<Leaf, { readonly kind: 'text' }>; readonly props: Props }) => {
  const { stored, max = stored, multiline, placeholder } = field;
  const unread = useUnread(props.name);
  return (
    <TextField
      {...props}
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={(text) => props.onChange(text === '' ? undefined : text)}
      {...(multiline && { multiline })}
      maxLength={max}
      unread={{ ...unread, stored }}
      {...(placeholder && { placeholder })}
    />
  );
};

const MonthDayControl = ({ props }: { readonly props: Props }) => {
  const t = useWords(offerFormWords);
  const days = Array.from({ length: offerNumbers.payDayMax }, (_, at) => String(at + 1));
  return (
    <SelectField
      {...props}
      value={props.value === undefined ? null : String(props.value)}
      onChange={(value) => props.onChange(value === 'last' ? 'last' : Number(value))}
      options={[...days.map((day) => ({ value: day, label: t('payDay.day', { n: day }) })), { value: 'last', label: t('payDay.last') }]}
    />
  );
};
