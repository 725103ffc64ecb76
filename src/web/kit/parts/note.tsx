import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './note.module.css';

type NoteTone = 'navy' | 'amber' | 'red' | 'green';
const icons = { navy: IconInfoCircle, amber: IconAlertTriangle, red: IconAlertCircle, green: IconCircleCheck } satisfies Record<NoteTone, unknown>;

/** A tinted remark: navy states a fact, amber asks to act, red stops, green is safe. */
export const Note = ({
  tone = 'navy',
  icon,
  title,
  children,
}: {
  readonly tone?: NoteTone;
  readonly icon?: ReactNode;
  readonly title?: ReactNode;
  readonly children: ReactNode;
}) => {
  const Icon = icons[tone];
  return (
    <div className={`${styles['note']} ${styles[tone]}`}>
      {icon ?? <Icon size={20} stroke={1.5} aria-hidden />}
      <div>
        {title && <b className={styles['title']}>{title}</b>}
        {children}
      </div>
    </div>
  );
};
