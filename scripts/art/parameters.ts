import type { Time, Tone } from './colours.ts';

/** A room of a floor plan as it is written on it. */
export type PlanRoom = { readonly name: string; readonly area: number };

type SceneBasics = { readonly seed: number; readonly time?: Time; readonly tone?: Tone };

/** What can be drawn. Everything left open is chosen by the seed. */
export type OfficeParameters = SceneBasics & {
  readonly kind: 'office';
  readonly floors?: number;
  readonly bays?: number;
  readonly facade?: 'grid' | 'fins' | 'bands';
};
export type RetailParameters = SceneBasics & {
  readonly kind: 'retail';
  readonly bays?: number;
  readonly brick?: boolean;
  readonly ornament?: boolean;
  readonly awning?: Tone;
};
export type HallParameters = SceneBasics & {
  readonly kind: 'hall';
  readonly docks?: number;
  readonly roof?: 'flat' | 'saw' | 'gable';
  readonly accent?: Tone;
};
export type InteriorParameters = SceneBasics & { readonly kind: 'interior'; readonly use: 'office' | 'retail' | 'hall'; readonly shift?: number };
export type PlanParameters = { readonly kind: 'plan'; readonly seed: number; readonly title?: string; readonly rooms: readonly PlanRoom[] };
export type BlankParameters = { readonly kind: 'blank'; readonly seed: number };

export type Parameters = OfficeParameters | RetailParameters | HallParameters | InteriorParameters | PlanParameters | BlankParameters;
