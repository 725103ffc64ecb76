/** Layers that may be laid over a map: plots of the cadastre, and local plans. */
export const mapLayers = ['cadastre', 'plan'] as const;
/** One of them. */
export type MapLayer = (typeof mapLayers)[number];

/** Layers are drawn from this zoom on: their services show nothing farther away. */
export const layersFromZoom = 14;
/** Nearer than this nothing new would be seen. */
export const layersToZoom = 19;
