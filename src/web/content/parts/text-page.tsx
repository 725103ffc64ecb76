/** A page of plain words and its parts. */

import type { ReactNode } from 'react';
import styles from './text-page.module.css';

/** A page of plain words. */
export const TextPage = ({ title, lead, children }: { readonly title: string; readonly lead: string; readonly children: ReactNode }) => (
  <main id="content" className={`wrap ${styles['page']}`}>
    <h1>{title}</h1>
    <p className={styles['lead']}>{lead}</p>
    {children}
  </main>
);

/** A part of such a page under its own heading. */
export const TextPart = ({ title, id, children }: { readonly title: string; readonly id?: string; readonly children: ReactNode }) => (
  <section id={id} className={styles['part']}>
    <h2>{title}</h2>
    {children}
  </section>
);
