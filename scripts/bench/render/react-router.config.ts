import path from 'node:path';
import type { Config } from '@react-router/dev/config';

/** The plain pages are built beside the product, by the same builder. */
export default {
  appDirectory: 'plain',
  buildDirectory: path.join(process.env['BENCH_PAGES'] ?? import.meta.dirname, 'build'),
  ssr: true,
} satisfies Config;
