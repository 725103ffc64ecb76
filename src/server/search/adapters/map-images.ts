/** Who draws the layers that may be laid over a map. */

import { isInPoland } from '../../../domain/kit/map/coordinates.ts';
import { layersFromZoom, layersToZoom, type MapLayer, mapLayers } from '../../../domain/kit/map/layers.ts';
import { isOfKind } from '../../kit/files/upload.ts';
import { RecentAnswers } from '../../kit/outside/recent.ts';
import { type OutsideService, outsideService } from '../../kit/outside/service.ts';
import { definePort } from '../../kit/ports.ts';
import type { Config } from '../../kit/process/config.ts';
import { questionOf } from './geocoder.ts';

/** A square of the map in the numbering that all web maps share. */
export type Tile = { readonly z: number; readonly x: number; readonly y: number };

/** The picture of a square, null where the layer is off; `unavailable` when the service gives none. */
export type MapImages = { readonly of: (layer: MapLayer, tile: Tile) => Promise<Buffer | null | 'unavailable'> };

/** The map services that `CADASTRE_WMS_URL` and `PLAN_WMS_URL` name; what is off has no pictures. */
export const mapImagesPort = definePort<MapImages>({
  name: 'search.map-images',
  open: ({ map }, states) => wmsImages(map.layerUrls, (layer) => outsideService(limits, states.of(layer))),
});

const limits = { withinMs: 8_000, maxBytes: 700_000, atOnce: 6, waiting: 60 };
/** Pictures of a day, 32 MB of them. */
const memory = { most: 32 * 1024 * 1024, forMs: 24 * 3_600_000 };
const side = 256;

/** Web Map Services (OGC 06-042, version 1.1.1, `GetMap`). Whoever asks us chooses a layer and a square; every parameter of the service is ours. */
export const wmsImages = (
  urls: Config['map']['layerUrls'],
  serviceOf: (layer: MapLayer) => OutsideService = () => outsideService(limits),
): MapImages => {
  const services: Readonly<Record<MapLayer, OutsideService>> = { cadastre: serviceOf('cadastre'), plan: serviceOf('plan') };
  const recent = new RecentAnswers<Buffer>(memory);
  return {
    of: async (layer, tile) => {
      const url = urls[layer];
      if (url === null) return null;
      const key = `${layer}/${tile.z}/${tile.x}/${tile.y}`;
      const known = recent.get(key);
      if (known) return known;
      const answer = await services[layer].ask(questionOf(url, { ...fixed, BBOX: boxOf(tile).join(',') }));
      if (!answer.ok || !isOfKind(answer.bytes, 'png')) return 'unavailable';
      recent.set(key, answer.bytes, answer.bytes.length);
      return answer.bytes;
    },
  };
};

const fixed = {
  ...{ SERVICE: 'WMS', VERSION: '1.1.1', REQUEST: 'GetMap', STYLES: '', SRS: 'EPSG:3857' },
  ...{ FORMAT: 'image/png', TRANSPARENT: 'TRUE', WIDTH: String(side), HEIGHT: String(side) },
};

/** What a path names, `cadastre/17/72534/43399`: a layer and a square of Poland at a zoom at which layers are drawn; null for anything else. */
export const parseSquare = (layer: string, z: string, x: string, y: string): { readonly layer: MapLayer; readonly tile: Tile } | null => {
  const known = mapLayers.find((one) => one === layer);
  if (known === undefined || ![z, x, y].every((text) => /^\d{1,7}$/.test(text))) return null;
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  const isNear = tile.z >= layersFromZoom && tile.z <= layersToZoom;
  return isNear && isInPoland(middleOf(tile)) ? { layer: known, tile } : null;
};

const earth = 20_037_508.342789244;

/** The corners of a square in metres of EPSG:3857: west, south, east, north. */
const boxOf = ({ z, x, y }: Tile): readonly number[] => {
  const length = (2 * earth) / 2 ** z;
  const [west, north] = [x * length - earth, earth - y * length];
  return [west, north - length, west + length, north].map((metres) => Number(metres.toFixed(3)));
};

const middleOf = ({ z, x, y }: Tile) => {
  const across = (x + 0.5) / 2 ** z;
  const down = (y + 0.5) / 2 ** z;
  return { lng: across * 360 - 180, lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * down))) * 180) / Math.PI };
};
