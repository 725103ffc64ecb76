import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** The colour of a badge. Colour never says anything alone: the text does. */
export type Tone = 'grey' | 'green' | 'amber' | 'navy' | 'navy-tint' | 'red';
type BadgeProps = {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  readonly onPicture?: boolean;
  readonly long?: boolean;
  readonly children: ReactNode;
};

/** A state as a word with an icon; colour is never alone. A `long` one may break into lines. */
export const Badge = ({ tone, icon, onPicture, long, children }: BadgeProps) => (
  <span className={`${styles['badge']} ${styles[tone]} ${onPicture ? styles['on-picture'] : ''} ${long ? styles['long'] : ''}`}>
    {icon}
    {children}
  </span>
);
