/** The map of the results: pins, the part of the map that is searched, and an area drawn on it. */

import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { SearchFilters } from '../../../../contract/search/endpoints.ts';
import { lazyCall } from '../../../kit/calls/lazy-call.ts';
import { type Area, type Bounds, PlacesMap } from '../../../kit/map/map.tsx';
import { areaText, boundsText, pageParams } from '../filters/address-parts.ts';
import { PinPreview } from './pin-preview.tsx';
import { cellAt, filtersInSight, type Pins, pinFilters, type Spot } from './pins.ts';
import styles from './result-map.module.css';

const load = async () => (await import('../../../../contract/search/endpoints.ts')).searchCalls.searchMarkers;

/**
 * The pins of these filters: those that the list brought along, else asked for. While others are on their way, and for another page or order
 * of the list, those that were shown stay. They follow the list by a frame: hundreds of marks would hold up what the person reads first.
 */
const usePins = (filters: SearchFilters, brought: Pins | null): Pins | 'failed' | null => {
  const [pins, setPins] = useState<Pins | 'failed' | null>(null);
  const shown = useRef('');
  const asked = JSON.stringify(pinFilters(filters));
  useEffect(() => {
    let wanted = true;
    const show = (read: Pins | 'failed'): void => {
      shown.current = asked;
      startTransition(() => setPins(read));
    };
    const read = async (): Promise<void> => {
      const answer = await lazyCall(load, JSON.parse(asked) as SearchFilters);
      if (wanted) show(answer.ok ? answer.value : 'failed');
    };
    if (brought) show(brought);
    else if (shown.current !== asked) void read();
    return () => {
      wanted = false;
    };
  }, [asked, brought]);
  return pins;
};

/**
 * Where the pins are too many for one each, those of the part that somebody moved the map to: zoomed in, they are parted as far as they can be.
 * Other filters begin with the whole again.
 */
const usePinsInSight = (filters: SearchFilters, whole: Pins | 'failed' | null) => {
  const asked = JSON.stringify(pinFilters(filters));
  const [rest, setRest] = useState<{ readonly asked: string; readonly seen: Bounds } | null>(null);
  const [part, setPart] = useState<{ readonly of: Pins; readonly pins: Pins } | null>(null);
  const counted = whole !== null && whole !== 'failed' && whole.capped ? whole : null;
  const within = counted && rest?.asked === asked ? filtersInSight(JSON.parse(asked) as SearchFilters, rest.seen) : null;
  const partAsked = within && JSON.stringify(within);
  useEffect(() => {
    if (partAsked === null || counted === null) return;
    let wanted = true;
    const read = async (): Promise<void> => {
      const answer = await lazyCall(load, JSON.parse(partAsked) as SearchFilters);
      // Without an answer the map stays as it is: its numbers are still true.
      if (wanted && answer.ok) startTransition(() => setPart({ of: counted, pins: answer.value }));
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [partAsked, counted]);
  const onRest = useCallback((seen: Bounds): void => setRest({ asked, seen }), [asked]);
  return { inSight: counted !== null && part?.of === counted ? part.pins : null, onRest };
};

/** Room around the outermost pins: a share of the distance between them, and something around a single one. */
const room = (least: number, most: number): number => 0.02 + (most - least) * 0.06;

const boxAround = (pins: readonly { readonly lat: number; readonly lng: number }[]): Bounds | null => {
  if (pins.length === 0) return null;
  const [lats, lngs] = [pins.map(({ lat }) => lat), pins.map(({ lng }) => lng)];
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const [tall, broad] = [room(south, north), room(west, east)];
  return { south: south - tall, north: north + tall, west: west - broad, east: east + broad };
};

/** What the map shows: the part of it that is searched, else all pins. */
const useShown = ({ bounds, area }: SearchFilters, markers: Pins | null): Bounds | null => {
  const searched = JSON.stringify(area ?? bounds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part that is searched is the same while its text is
  return useMemo(
    () =>
      area ? boxAround(area.map(([lat, lng]) => ({ lat, lng }))) : (bounds ?? boxAround([...(markers?.markers ?? []), ...(markers?.cells ?? [])])),
    [searched, area || bounds ? null : markers],
  );
};

const none: Pins['markers'] = [];

type MapProps = {
  readonly filters: SearchFilters;
  /** Pins that came with the list. */
  readonly brought: Pins | null;
  readonly active: string | null;
  /** Where the offers of the list lie, for a map that counts them. */
  readonly spots: Readonly<Record<string, Spot>>;
  readonly onActive: (id: string | null) => void;
};

/** What says a place in words: a part of the map stands in its stead. */
const placeParams = ['place', 'within', 'city', 'province', 'address.province', 'county', 'district', 'estate', 'street', 'postCode'];

/** The map beside the list: the same offers as pins, hovering marks both. Its code comes where a map is looked at. */
export default function ResultMap({ filters, brought, active, spots, onActive }: MapProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const read = usePins(filters, brought);
  const markers = read === 'failed' ? null : read;
  const { inSight, onRest } = usePinsInSight(filters, read);
  const shown = inSight ?? markers;
  const bounds = useShown(filters, markers);
  const spot = active === null ? undefined : spots[active];
  const search = (gone: readonly string[], name: string, value: string): void => {
    const next = new URLSearchParams(params);
    for (const one of [...pageParams, ...gone]) next.delete(one);
    if (value) next.set(name, value);
    void navigate(`?${next}`, { preventScrollReset: true });
  };
  const searchHere = (box: Bounds): void => search([...placeParams, 'area'], 'bounds', boundsText(box));
  const searchArea = (drawn: Area | null): void =>
    drawn ? search([...placeParams, 'bounds'], 'area', areaText(drawn)) : search(['area'], 'area', '');
  return (
    <div className={styles['map']}>
      {read && (
        <PlacesMap
          pins={shown?.markers ?? none}
          cells={shown?.cells}
          failed={read === 'failed'}
          bounds={bounds}
          chosen={filters.bounds !== undefined}
          active={active}
          activeCell={shown && spot ? cellAt(shown, spot) : null}
          onActive={onActive}
          picked={picked}
          onPick={setPicked}
          onSearchHere={searchHere}
          onRest={onRest}
          area={filters.area ?? null}
          onArea={searchArea}
        />
      )}
      {picked !== null && <PinPreview key={picked} offerId={picked} onClose={() => setPicked(null)} />}
    </div>
  );
}
