import { definePort } from '../../kit/ports.ts';
import { createEngine, type Engine } from '../store/engine/engine.ts';

/** The columns of this process that answer any combination of filters; loaded when somebody first asks for one. */
export const enginePort = definePort<Engine>({ name: 'search.engine', open: () => createEngine() });
