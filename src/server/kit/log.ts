import pino, { type DestinationStream, type Logger } from 'pino';

// Whatever a caller logs, these never reach a log line.
const hidden = ['password', 'code', 'token', 'secret', 'secrets', 'cookie', 'authorization', 'accessToken', 'newPassword', 'verificationCode'];

// The database driver writes the parameters of a failed statement into its fault: session tokens, hashes, people's data.
const parameters = /\nparams:[\s\S]*?(?=\n {4}at |$)/g;

/** A fault as it is logged: with its causes and the statement, without the statement's parameters. */
const faultLine = (fault: Error): object => {
  const { params: _params, ...shown } = pino.stdSerializers.err(fault);
  if (!(fault instanceof Error)) return shown;
  return { ...shown, message: shown.message.replace(parameters, ''), stack: shown.stack.replace(parameters, '') };
};

/** The program's log: one JSON line each on standard output, without secrets. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '••••' },
      serializers: { fault: faultLine },
    },
    destination,
  );
