/** Link options: shorten an address, make a campaign link, see one's links. */

import { useState } from 'react';
import { linkWords } from '../../../../words/outreach/links.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Pager } from '../../../kit/page/pager.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { Links } from '../data.ts';
import { CampaignForm } from './campaign-form.tsx';
import styles from './links.module.css';
import { ShortForm } from './short-form.tsx';

const tabs = ['short', 'campaign'] as const;

export const LinksDialog = ({ links, onClose }: { readonly links: Links; readonly onClose: () => void }) => {
  const t = useWords(linkWords);
  const [tab, setTab] = useState<(typeof tabs)[number]>('short');
  return (
    <Dialog open onClose={onClose} title={t('title')} size="l">
      <div className={styles['body']}>
        <div className={styles['tabs']}>
          {tabs.map((one) => (
            <button key={one} type="button" aria-pressed={one === tab} onClick={() => setTab(one)}>
              {t(`tab.${one}`)}
            </button>
          ))}
        </div>
        {/* Both stay: what was typed or made in one is there when the reader comes back from the other. */}
        <div hidden={tab !== 'short'}>
          <ShortForm />
        </div>
        <div hidden={tab !== 'campaign'}>
          <CampaignForm />
        </div>
        <LinkList links={links} />
      </div>
    </Dialog>
  );
};

const LinkList = ({ links }: { readonly links: Links }) => {
  const t = useWords(linkWords);
  const f = useFormat();
  return (
    <section className={styles['list']} aria-label={t('list.title')}>
      <h3>{t('list.title')}</h3>
      {links.items.length === 0 ? (
        <p>{t('list.empty')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('list.link')}</th>
              <th scope="col">{t('list.clicks')}</th>
              <th scope="col">{t('list.last')}</th>
            </tr>
          </thead>
          <tbody>
            {links.items.map(({ shortId, link, originalUrl, clicks, lastClickedAt }) => (
              <tr key={shortId}>
                <td>
                  <b>{link.replace(/^https?:\/\//, '')}</b>
                  <small>{originalUrl}</small>
                </td>
                <td>{f.number(clicks, 0)}</td>
                <td>{lastClickedAt === null ? t('list.never') : f.shortInstant(lastClickedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager page={links.page} pages={links.pages} name="links" />
    </section>
  );
};
