/** What stands below a control. */

import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './field-notes.module.css';

type NoteProps = { readonly id?: string | undefined; readonly children: ReactNode };

/** The sentence below a control that is wrong: icon and text, never colour alone. The control names it by `aria-describedby`. */
export const FieldError = ({ id, children }: NoteProps) => (
  <span id={id} className={styles['error']}>
    <IconAlertCircle size={16} stroke={1.75} aria-hidden />
    {children}
  </span>
);

/** The sentence below a control that helps to fill it in. */
export const FieldHint = ({ id, children }: NoteProps) => (
  <p id={id} className={styles['hint']}>
    {children}
  </p>
);
