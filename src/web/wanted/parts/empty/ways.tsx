/** Ways out of an empty list: where each leads, and what is found there. */

import type { ComponentType } from 'react';
import { Link } from '../../../kit/page/link.tsx';
import styles from './ways.module.css';

export type Way = {
  readonly icon: ComponentType<{ size?: number; stroke?: number }>;
  readonly to: string;
  readonly text: string;
  /** How much is there, or what happens then. */
  readonly note: string;
};

export const Ways = ({ ways }: { readonly ways: readonly Way[] }) => (
  <ul className={styles['ways']}>
    {ways.map(({ icon: Icon, to, text, note }) => (
      <li key={text}>
        <span aria-hidden>
          <Icon size={20} stroke={1.5} />
        </span>
        <div>
          <Link to={to}>{text}</Link>
          <small>{note}</small>
        </div>
      </li>
    ))}
  </ul>
);
