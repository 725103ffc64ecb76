import product from '../../../vite.config.ts';

/** The product's own pipeline; its folder of public files stays where it is. */
export default { ...product, publicDir: false as const };
