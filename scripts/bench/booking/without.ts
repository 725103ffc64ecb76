/** Loaded before the product (`node --import`): switches off what `BENCH_WITHOUT` names, so that a bench can say what it brings. */
import pg from 'pg';

const off = process.env['BENCH_WITHOUT'];

class BarerPool extends pg.Pool {
  constructor({ Client, ...config }: pg.PoolConfig & { readonly Client?: unknown } = {}) {
    super({ ...config, ...(off !== 'names' && Client ? { Client } : {}), ...(off === 'pipeline' ? { pipeline: false } : {}) } as pg.PoolConfig);
  }
}

pg.Pool = BarerPool as typeof pg.Pool;
