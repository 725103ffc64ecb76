/** The map of the board: where companies look. */

import { useEffect, useState } from 'react';
import { zoomOfRadius } from '../../../domain/kit/map/distance.ts';
import { wantedWords } from '../../../words/wanted/page.ts';
import { lazyCall } from '../../kit/calls/lazy-call.ts';
import type { Pin } from '../../kit/map/cluster.ts';
import { PlacesMap } from '../../kit/map/map.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../board.module.css';
import type { BoardQuery } from './board-query.ts';

const load = async () => (await import('../../../contract/wanted/endpoints.ts')).wantedCalls.listWantedPins;

/** The middle of the country, and the zoom at which all of it is seen. */
const poland = { lat: 52.05, lng: 19.4, zoom: 5.2 };

export const BoardMap = ({ query, version }: { readonly query: BoardQuery; readonly version: string }) => {
  const t = useWords(wantedWords);
  const { point, radius, use } = query;
  const [pins, setPins] = useState<readonly Pin[] | 'failed'>([]);
  const [active, setActive] = useState<string | null>(null);
  const asked = JSON.stringify({ ...(point ?? {}), radius, ...(use === null ? {} : { use }) });
  // The list that was read anew tells that the board has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is of the list beside the map
  useEffect(() => {
    let wanted = true;
    void lazyCall(load, JSON.parse(asked)).then((answer) => {
      if (!wanted) return;
      setPins(answer.ok ? answer.value.pins.map(({ location, ...pin }) => ({ ...pin, label: location, name: location, booked: false })) : 'failed');
    });
    return () => {
      wanted = false;
    };
  }, [asked, version]);
  const view = point === null ? poland : { ...point, zoom: zoomOfRadius(radius) };
  return (
    <div className={styles['map']}>
      <PlacesMap
        label={t('map.label')}
        pins={pins === 'failed' ? [] : pins}
        failed={pins === 'failed'}
        view={view}
        active={active}
        onActive={setActive}
        onPick={(id) => document.querySelector(`[data-listing="${id}"]`)?.scrollIntoView({ block: 'center' })}
      />
      <p>{t('map.note')}</p>
    </div>
  );
};
