/** Layers that a person may lay over the map: plots and local plans. */

import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { layersFromZoom, layersToZoom, type MapLayer, mapLayers } from '../../../domain/kit/map/layers.ts';
import { mapWords } from '../../../words/kit/map.ts';
import { useWords } from '../words/words.ts';
import styles from './canvas.module.css';
import { readMapSettings } from './settings.ts';

/** Switches for the layers that the product offers; none where all are off. */
export const Layers = ({ map }: { readonly map: MapLibre }) => {
  const t = useWords(mapWords);
  const [offered, setOffered] = useState<readonly MapLayer[]>([]);
  const [chosen, setChosen] = useState<readonly MapLayer[]>([]);
  useEffect(() => {
    let wanted = true;
    void readMapSettings().then((settings) => {
      if (wanted) setOffered(settings?.layers ?? []);
    });
    return () => {
      wanted = false;
    };
  }, []);
  useLayers(map, chosen);
  if (offered.length === 0) return null;
  const toggle = (layer: MapLayer): void => {
    const isOn = chosen.includes(layer);
    setChosen(isOn ? chosen.filter((one) => one !== layer) : [...chosen, layer]);
    if (!isOn && map.getZoom() < nearZoom) map.easeTo({ zoom: nearZoom });
  };
  return (
    <fieldset className={styles['layers']} aria-label={t('layers')}>
      {offered.map((layer) => (
        <button key={layer} type="button" aria-pressed={chosen.includes(layer)} onClick={() => toggle(layer)}>
          {t(`layer.${layer}`)}
        </button>
      ))}
    </fieldset>
  );
};

/** The zoom at which plots can be told apart. */
const nearZoom = 17;
const opacity: Readonly<Record<MapLayer, number>> = { cadastre: 1, plan: 0.65 };

/** Keeps the map's layers those that are chosen, also when another base is put under them. */
const useLayers = (map: MapLibre, chosen: readonly MapLayer[]): void => {
  useEffect(() => {
    const lay = (): void => {
      for (const layer of mapLayers) {
        if (chosen.includes(layer) && !map.getLayer(layer)) addLayer(map, layer);
        if (!chosen.includes(layer) && map.getLayer(layer)) removeLayer(map, layer);
      }
    };
    if (map.isStyleLoaded()) lay();
    else map.once('idle', lay);
    map.on('style.load', lay);
    return () => {
      map.off('idle', lay);
      map.off('style.load', lay);
    };
  }, [map, chosen]);
};

const addLayer = (map: MapLibre, layer: MapLayer): void => {
  const tiles = [`${location.origin}/map-layers/${layer}/{z}/{x}/{y}`];
  map.addSource(layer, { type: 'raster', tiles, tileSize: 256, minzoom: layersFromZoom, maxzoom: layersToZoom, attribution: '© GUGiK' });
  map.addLayer({ id: layer, type: 'raster', source: layer, paint: { 'raster-opacity': opacity[layer] } });
};

const removeLayer = (map: MapLibre, layer: MapLayer): void => {
  map.removeLayer(layer);
  map.removeSource(layer);
};
