/** Ways out of an empty list: where each leads, and what is found there. */

import type { ComponentType } from 'react';
import { Link } from '../../../kit/page/link.tsx';
import styles from './ways.module.css';

export type Way = {
  readonly icon: ComponentType<{ size?: number; stroke?: number }>;
  readonly text: string;
  /** How much is there, or what happens then. */
  readonly note: string;
} & WayOn;

/** An address, or a press; `busy` is what happens right now. */
export type WayOn = { readonly to: string } | { readonly press: () => void; readonly busy: string | false };

/** A way as a link, or as a button that looks like one. */
const Step = ({ way }: { readonly way: Pick<Way, 'text'> & WayOn }) =>
  'to' in way ? (
    <Link to={way.to} preventScrollReset={way.to.startsWith('?signin')}>
      {way.text}
    </Link>
  ) : (
    <button type="button" aria-busy={way.busy ? true : undefined} onClick={way.busy ? undefined : way.press}>
      {way.busy || way.text}
    </button>
  );

export const Ways = ({ ways }: { readonly ways: readonly Way[] }) => (
  <ul className={styles['ways']}>
    {ways.map((way) => (
      <li key={way.text}>
        <span aria-hidden>
          <way.icon size={20} stroke={1.5} />
        </span>
        <div>
          <Step way={way} />
          <small>{way.note}</small>
        </div>
      </li>
    ))}
  </ul>
);
