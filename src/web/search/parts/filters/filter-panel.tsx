/** The panel of all filters: native fields of the search's form, so that it works as the server drew it. */

import { type ReactNode, useState } from 'react';
import { filterWords } from '../../../../words/search/filters.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './filter-panel.module.css';
import { limitPattern } from './number-pattern.ts';
import type { PanelField, PanelGroup, PanelOption, PanelRadii } from './panel-data.ts';

/** Typed filters that are no field of the panel's groups. */
export type PanelTexts = {
  readonly text: string;
  readonly county: string;
  readonly district: string;
  readonly estate: string;
  readonly street: string;
  readonly postCode: string;
  readonly within: string;
};

type PanelProps = { readonly form: string; readonly groups: readonly PanelGroup[]; readonly texts: PanelTexts; readonly radii: PanelRadii | null };

const Option = ({ form, option: { name, value, label, count, isSet } }: { readonly form: string; readonly option: PanelOption }) => {
  const f = useFormat();
  return (
    <label className={styles['option']} data-none={count === 0 || undefined}>
      <input form={form} type="checkbox" name={name} value={value} defaultChecked={isSet} />
      <span>{label}</span>
      {count !== null && <small>{f.number(count)}</small>}
    </label>
  );
};

const Field = ({ form, field, hint }: { readonly form: string; readonly field: PanelField; readonly hint: string }) => (
  <fieldset className={styles['field']}>
    {field.label && <legend>{field.label}</legend>}
    {field.limits.length > 0 && (
      <div className={styles['limits']}>
        {field.limits.map(({ name, label, value, type }) => (
          <label key={name}>
            <span>{label}</span>
            <input
              form={form}
              name={name}
              defaultValue={value}
              {...(type === 'date' ? { type: 'date' } : { inputMode: 'decimal' as const, pattern: limitPattern, title: hint })}
            />
          </label>
        ))}
      </div>
    )}
    {field.options.map((option) => (
      <Option key={`${option.name}=${option.value}`} form={form} option={option} />
    ))}
  </fieldset>
);

type GroupProps = { readonly name: string; readonly isOpenAtFirst: boolean; readonly title: ReactNode; readonly children: ReactNode };

/**
 * A group stays as the person opened or closed it, whatever is ticked or taken off in it. The panel that the server drew gives way to the browser's
 * at the first change: until then it stands in the page, and says what is open.
 */
const Group = ({ name, isOpenAtFirst, title, children }: GroupProps) => {
  const [isOpen, setIsOpen] = useState(() => openInPage(name) ?? isOpenAtFirst);
  return (
    <details className={styles['group']} data-group={name} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
};

const openInPage = (name: string): boolean | undefined =>
  import.meta.env.SSR ? undefined : document.querySelector<HTMLDetailsElement>(`details[data-group="${name}"]`)?.open;

const Places = ({ form, texts, radii }: Omit<PanelProps, 'groups'>) => {
  const t = useWords(filterWords);
  return (
    <Group name="place" isOpenAtFirst title={t('group.place')}>
      <div className={styles['typed']}>
        <label>
          <span>{t('words.label')}</span>
          <input form={form} name="text" defaultValue={texts.text} maxLength={100} placeholder={t('words.hint')} autoComplete="off" />
        </label>
        {(['county', 'district', 'estate', 'street'] as const).map((name) => (
          <label key={name}>
            <span>{t(name)}</span>
            <input form={form} name={name} defaultValue={texts[name]} maxLength={100} autoComplete="off" />
          </label>
        ))}
        <label>
          <span>{t('postCode')}</span>
          <input
            form={form}
            name="postCode"
            defaultValue={texts.postCode}
            maxLength={6}
            pattern="\d{1,2}|\d{2}-\d{0,3}"
            placeholder="00-000"
            autoComplete="off"
          />
        </label>
        {radii && (
          <label>
            <span>{t('within')}</span>
            <select form={form} name="within" defaultValue={texts.within}>
              <option value="">{t('within.none')}</option>
              {radii.map(({ km, count }) => (
                <option key={km} value={km}>
                  {count === null ? t('within.km', { n: km }) : t('within.counted', { n: km, count })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </Group>
  );
};

/** Every structured field, section by section; those with set filters stand open. */
export default function FilterPanel({ form, groups, texts, radii }: PanelProps) {
  const t = useWords(filterWords);
  return (
    <section className={styles['panel']} aria-label={t('title')}>
      <Places form={form} texts={texts} radii={radii} />
      {groups.map(({ key, title, fields, set }) => (
        <Group
          key={key}
          name={key}
          isOpenAtFirst={set > 0 || key === 'media' || key === 'parking'}
          title={
            <>
              {title} {set > 0 && <b>{set}</b>}
            </>
          }
        >
          {fields.map((field) => (
            <Field key={field.key} form={form} field={field} hint={t('number.hint')} />
          ))}
        </Group>
      ))}
      <noscript>
        <Button form={form} type="submit">
          {t('apply')}
        </Button>
      </noscript>
    </section>
  );
}
