/** What shows the premises beside the photos: floor plans, a tour and a film on other sites. */

import { IconArrowUpRight, IconBadge3d, IconMovie } from '@tabler/icons-react';
import { parseSecureLink } from '../../../../domain/kit/identifiers.ts';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferViewData } from '../page/view.ts';
import styles from './media.module.css';

/** Floor plans in their order, small; the whole picture is one press away. The browser fetches them when they come into sight. */
export const OfferPlans = ({ plans }: Pick<OfferViewData, 'plans'>) => {
  const t = useWords(offerDetailWords);
  return (
    <ul className={styles['media']} data-of="plans">
      {plans.map(({ id, url, smallUrl, width, height, alt }, at) => {
        const name = alt || t('plan.alt', { n: at + 1 });
        return (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              <img src={smallUrl} width={width} height={height} alt={name} loading="lazy" />
              <span aria-hidden>{name}</span>
              <span className="sr">{t('plan.new')}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
};

const icons = { tour: IconBadge3d, video: IconMovie } as const;

/** Links to other sites, each with the host that it leads to; a text that is no secure link (in the preview of a project) is left out. */
export const OfferLinks = ({ form }: Pick<OfferViewData, 'form'>) => {
  const t = useWords(offerDetailWords);
  const links = [['tour', form.tourLink] as const, ['video', form.videoLink] as const].flatMap(([kind, text]) => {
    const link = parseSecureLink(text ?? '');
    return link === null ? [] : [{ kind, ...link }];
  });
  if (links.length === 0) return null;
  return (
    <ul className={styles['media']} data-of="links">
      {links.map(({ kind, href, host }) => {
        const Icon = icons[kind];
        return (
          <li key={kind}>
            <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
              <Icon size={20} stroke={1.5} aria-hidden />
              <b>{t(`link.${kind}`)}</b>
              <small>{host}</small>
              <IconArrowUpRight size={16} stroke={1.5} aria-hidden />
              <span className="sr">{t('link.new')}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
};
