import { DateInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import type { Day } from '../../../domain/kit/brand.ts';
import { formWords } from '../../../words/kit/form.ts';
import { useWords } from '../words/words.ts';
import { type FieldProps, inputProps } from './field.tsx';
import { parseDay } from './parse-day.ts';

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

type DayFieldProps = FieldProps<Day | null> & { readonly min?: Day; readonly max?: Day };

/** A calendar day: typed as DD.MM.YYYY or chosen, weeks from Monday. */
export const DayField = (props: DayFieldProps) => {
  const { value, onChange, min, max, optional } = props;
  const t = useWords(formWords);
  return (
    <DateInput
      {...inputProps(props)}
      value={value}
      onChange={(day) => onChange(day as Day | null)}
      valueFormat="DD.MM.YYYY"
      placeholder={t('calendar.placeholder')}
      ariaLabels={Object.fromEntries(controls.map((control) => [control, t(`calendar.${control}`)]))}
      dateParser={parseDay}
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
      // Escape closes the calendar first; the dialog around it only afterwards.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && document.querySelector('[data-dates-dropdown]')) event.preventDefault();
      }}
      hideOutsideDates
      clearable={false}
      // What may stay empty is emptied by taking the text out, or by a press on the chosen day.
      allowDeselect={optional !== undefined}
      inputMode="numeric"
      rightSection={<IconCalendar size={18} stroke={1.5} aria-hidden />}
      rightSectionPointerEvents="none"
    />
  );
};
