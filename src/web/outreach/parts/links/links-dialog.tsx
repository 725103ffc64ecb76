/** Link options: shorten an address, make a campaign link, see one's links. */

import { useState } from 'react';
import { linkWords } from '../../../../words/outreach/links.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { DataTable } from '../../../kit/lists/data-table.tsx';
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
        <DataTable
          label={t('list.title')}
          className={styles['table']}
          rows={links.items}
          keyOf={({ shortId }) => shortId}
          columns={[
            {
              head: t('list.link'),
              cell: ({ link, originalUrl }) => (
                <>
                  <b>{link.replace(/^https?:\/\//, '')}</b>
                  <small>{originalUrl}</small>
                </>
              ),
            },
            { head: t('list.clicks'), cell: ({ clicks }) => f.number(clicks, 0) },
            { head: t('list.last'), cell: ({ lastClickedAt }) => (lastClickedAt === null ? t('list.never') : f.shortInstant(lastClickedAt)) },
          ]}
        />
      )}
      <Pager page={links.page} pages={links.pages} name="links" />
    </section>
  );
};
