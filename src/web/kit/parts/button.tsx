/** Buttons, and links that look like one. */

import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../page/link.tsx';
import styles from './button.module.css';

type Look = {
  /** `main` is brick and stands once on a screen; `danger` names a destructive act. */
  readonly kind?: 'main' | 'line' | 'quiet' | 'danger';
  readonly size?: 's' | 'm' | 'l';
  readonly full?: boolean;
};

const classOf = ({ kind = 'line', size = 'm', full }: Look, more?: string): string =>
  [styles['button'], styles[kind], styles[size], full && styles['full'], more].filter(Boolean).join(' ');

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** What happens right now, in the present tense; while set the button spins and cannot be pressed again. */
    readonly busy?: ReactNode;
  };

/** A button whose label says what happens. */
export const Button = ({ kind, size, full, busy, className, children, onClick, type = 'button', ...rest }: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={classOf({ ...(kind && { kind }), ...(size && { size }), ...(full && { full }) }, className)}
    aria-busy={busy ? true : undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {busy ? (
      <>
        <span className={styles['spinner']} aria-hidden />
        {busy}
      </>
    ) : (
      children
    )}
  </button>
);

/** A link that looks like a button: it leads somewhere and changes nothing. */
export const ButtonLink = ({ kind, size, full, className, ...rest }: Look & LinkProps) => (
  <Link {...rest} className={classOf({ ...(kind && { kind }), ...(size && { size }), ...(full && { full }) }, className)} />
);
