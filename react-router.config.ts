import type { Config } from '@react-router/dev/config';

export default { appDirectory: 'src/web/app', ssr: true } satisfies Config;
