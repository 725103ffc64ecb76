import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { focusField, focusIfLost } from '../../../../kit/focus.ts';
import { Button } from '../../../../kit/parts/button.tsx';
import { Note } from '../../../../kit/parts/note.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { useField, useFieldLabel, useForm, useOfForm } from '../context.ts';
import { Field } from '../field.tsx';
import { Features, Fields } from '../fields.tsx';
import styles from '../form.module.css';
import { placeAfterRemoval } from './level-edit.ts';

const Gates = () => {
  const t = useWords(offerFormWords);
  const labelOf = useFieldLabel();
  const { unread } = useForm();
  const whole = useField('relatedDetails.gates');
  const gates = whole.value ?? [];
  const more = useRef<HTMLButtonElement>(null);
  const add = (): void => {
    whole.onChange([...gates, {}]);
    focusField(`relatedDetails.gates.${gates.length}.width`);
  };
  const remove = (at: number): void => {
    whole.onChange(gates.filter((_gate, index) => index !== at));
    unread.takeAlong(
      'relatedDetails.gates',
      placeAfterRemoval((index) => index === at),
    );
    focusIfLost(() => more.current);
  };
  const side = (path: `relatedDetails.gates.${number}.${'width' | 'height'}`, at: number) => (
    <Field path={path} label={t('gate.field', { field: labelOf(path), n: at + 1 })} />
  );
  return (
    <div className={styles['list']}>
      <h3 className={styles['group']}>{labelOf('relatedDetails.gates')}</h3>
      {gates.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gate has no identity but its place
        <div key={at} className={styles['pair']}>
          {side(`relatedDetails.gates.${at}.width`, at)}
          {side(`relatedDetails.gates.${at}.height`, at)}
          <button type="button" className={styles['icon']} aria-label={t('gate.remove', { n: at + 1 })} onClick={() => remove(at)}>
            <IconTrash size={18} stroke={1.5} aria-hidden />
          </button>
        </div>
      ))}
      <div>
        <Button ref={more} kind="quiet" size="s" onClick={add}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          {t('gate.add')}
        </Button>
      </div>
    </div>
  );
};

/** What stays in the premises, by their main use; all of it optional. */
export const EquipmentSection = () => {
  const t = useWords(offerFormWords);
  const use = useOfForm((form) => form.legalMainUse);
  if (!use) return <Note>{t('text.equipment.none')}</Note>;
  return (
    <>
      {use === 'warehouse' && (
        <>
          <Fields group="hall" />
          <Gates />
        </>
      )}
      <Fields group="equipment" />
      {use !== 'office' && <Fields group="grid" />}
      <Features group="features" label={t('group.features')} />
    </>
  );
};
