/** Writes one JSON line per log entry, so that CloudWatch can query its fields; some runbooks rely on these. */
import type { CommonEnvironment } from '#contract/environment.ts';

type Level = 'INFO' | 'WARN' | 'ERROR';
const LEVELS: readonly string[] = ['INFO', 'WARN', 'ERROR', 'SILENT'] satisfies (Level | 'SILENT')[];

const variable = (name: keyof CommonEnvironment) => process.env[name];

/** Serializes errors with their fields, and values that JSON.stringify refuses. */
const sayable = () => {
  const seen = new WeakSet<object>();
  return (_: string, value: unknown) => {
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return undefined;
    seen.add(value);
    if (!(value instanceof Error)) return value;
    const { name, message, stack, cause } = value;
    return { ...value, name, message, stack, cause };
  };
};

const say =
  (level: Level) =>
  (message: string, fields: Readonly<Record<string, unknown>> = {}) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(variable('LOG_LEVEL') ?? 'INFO')) return;
    const line = {
      level,
      message,
      timestamp: new Date().toISOString(),
      service: variable('SERVICE_NAME'),
      xray_trace_id: /Root=([^;]+)/.exec(process.env._X_AMZN_TRACE_ID ?? '')?.[1],
      ...fields,
    };
    // Lambda's console adds a prefix to each line, which prevents CloudWatch from parsing the JSON.
    const stream = level === 'INFO' ? process.stdout : process.stderr;
    stream.write(`${JSON.stringify(line, sayable())}\n`);
  };

export const log = { info: say('INFO'), warn: say('WARN'), error: say('ERROR') };
