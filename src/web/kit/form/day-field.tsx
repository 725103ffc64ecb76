import { Popover, TextInput } from '@mantine/core';
import { Calendar } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import type { Day } from '../../../domain/kit/brand.ts';
import { formWords } from '../../../words/kit/form.ts';
import { useWords } from '../words/words.ts';
import { type FieldProps, inputProps } from './field.tsx';
import { parseDay } from './typed/parse-day.ts';
import { type UnreadText, useTypedText } from './typed/typed-text.ts';

const controls = [
  'monthLevelControl',
  'yearLevelControl',
  'previousMonth',
  'nextMonth',
  'previousYear',
  'nextYear',
  'previousDecade',
  'nextDecade',
] as const;

type DayFieldProps = FieldProps<Day | null> & {
  /** The days that the calendar offers; what was typed is checked by the form, like the limits of numbers. */
  readonly min?: Day;
  readonly max?: Day;
  readonly unread?: UnreadText;
};

/**
 * A calendar day: typed as DD.MM.YYYY or chosen, weeks from Monday. Mantine's own field of this kind writes its last value over a text that it
 * cannot read, so the calendar stands below a plain one.
 */
export const DayField = (props: DayFieldProps) => {
  const { value, onChange, onBlur, error, min, max, optional, disabled } = props;
  const t = useWords(formWords);
  const [isOpen, setOpen] = useState(false);
  const { text, isUnread, type, pick, leave } = useTypedText<Day>({
    value,
    onChange,
    unread: props.unread,
    read: (typed) => parseDay(typed) as Day | null,
    written: value === null ? '' : value.split('-').reverse().join('.'),
  });
  const open = (): void => setOpen(true);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" withRoles={false} disabled={disabled ?? false}>
      <Popover.Target>
        <TextInput
          // Of a text that is no day the form says only that the day is missing.
          {...inputProps({ ...props, error: isUnread ? t('day.unread') : error })}
          value={text}
          onChange={(event) => {
            type(event.currentTarget.value);
            open();
          }}
          onFocus={open}
          onClick={open}
          onBlur={() => {
            setOpen(false);
            leave();
            onBlur?.();
          }}
          // Escape closes the calendar first; the dialog around it only afterwards.
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return;
            event.preventDefault();
            setOpen(false);
          }}
          placeholder={t('calendar.placeholder')}
          autoComplete="off"
          inputMode="numeric"
          rightSection={<IconCalendar size={18} stroke={1.5} aria-hidden />}
          rightSectionPointerEvents="none"
        />
      </Popover.Target>
      {/* A press in the calendar leaves the focus in the field, which closes it when it is left. */}
      <Popover.Dropdown data-dates-dropdown onMouseDown={(event) => event.preventDefault()}>
        <Calendar
          // A typed day turns the calendar to its month.
          key={value}
          __preventFocus
          ariaLabels={Object.fromEntries(controls.map((control) => [control, t(`calendar.${control}`)]))}
          {...(value && { defaultDate: value })}
          {...(min && { minDate: min })}
          {...(max && { maxDate: max })}
          hideOutsideDates
          getDayProps={(day) => ({
            selected: day === value,
            onClick: () => {
              // What may stay empty is emptied by taking the text out, or by a press on the chosen day.
              pick(day === value && optional !== undefined ? null : (day as Day));
              setOpen(false);
            },
          })}
        />
      </Popover.Dropdown>
    </Popover>
  );
};
