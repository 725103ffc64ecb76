import pino, { type Logger } from 'pino';

// Whatever a caller logs, these never reach a log line.
const hidden = ['password', 'code', 'token', 'secret', 'secrets', 'cookie', 'authorization', 'accessToken', 'newPassword', 'verificationCode'];

/** The program's log: one JSON line each on standard output, without secrets. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '••••' },
    serializers: { fault: pino.stdSerializers.err },
  });
