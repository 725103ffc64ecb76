/** The buttons that add and remove a row. */

import { IconPlus, IconTrash } from '@tabler/icons-react';
import styles from '../../tables.module.css';

/** Adds a row at the end of a table. */
export const AddRow = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <button type="button" className={styles['add']} onClick={onClick}>
    <IconPlus size={18} stroke={1.5} aria-hidden />
    {label}
  </button>
);

/** Removes a row; the label names it. */
export const RemoveRow = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <button type="button" className={styles['remove']} aria-label={label} title={label} onClick={onClick}>
    <IconTrash size={18} stroke={1.5} aria-hidden />
  </button>
);
