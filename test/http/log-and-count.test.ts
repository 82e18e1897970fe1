import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { count } from '#lambdas/count.ts';
import { log } from '#lambdas/log.ts';

const written = (stream: 'stdout' | 'stderr') => {
  const lines: string[] = [];
  vi.spyOn(process[stream], 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  return lines;
};

let said: string[];
let complained: string[];
beforeEach(() => {
  vi.stubEnv('SERVICE_NAME', 'vendors');
  vi.stubEnv('METRICS_NAMESPACE', 'Plumbline/example-prd');
  vi.stubEnv('LOG_LEVEL', undefined);
  said = written('stdout');
  complained = written('stderr');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const only = (lines: string[]) => {
  expect(lines).toEqual([expect.stringMatching(/^\{[^\n]*\}\n$/)]);
  return JSON.parse(lines[0] ?? '');
};

test('an entry is one JSON line with service, time and trace', () => {
  vi.stubEnv('_X_AMZN_TRACE_ID', 'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=53995c3f42cd8ad8;Sampled=1');
  log.info('answered', { route: 'GET /vendors', status: 200, request_id: 'r\n1' });
  expect(only(said)).toEqual({
    ...{ level: 'INFO', message: 'answered', service: 'vendors', xray_trace_id: '1-5759e988-bd862e3fe1be46a994272793' },
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    ...{ route: 'GET /vendors', status: 200, request_id: 'r\n1' },
  });
  expect(complained).toEqual([]);
});

test('an error is logged with stack, fields and cause at any depth', () => {
  const error = Object.assign(new Error('outer', { cause: new TypeError('inner') }), { status: 503 });
  log.error('failed', { error, others: [error.cause, 'no error'] });
  const line = only(complained);
  expect(line.error).toMatchObject({
    ...{ name: 'Error', message: 'outer', status: 503, stack: error.stack },
    cause: { name: 'TypeError', message: 'inner' },
  });
  expect(line).toMatchObject({ level: 'ERROR', others: [null, 'no error'] });
});

test('logs any value as a line', () => {
  const error = new Error('of itself');
  error.cause = error;
  log.warn('odd', { error, many: 10n, nothing: undefined });
  expect(only(complained)).toMatchObject({ level: 'WARN', error: { message: 'of itself' }, many: '10' });
});

test('entries below the configured level are not logged', () => {
  vi.stubEnv('LOG_LEVEL', 'WARN');
  log.info('answered');
  expect(said).toEqual([]);
  log.warn('heard');
  expect(only(complained).message).toBe('heard');
  vi.stubEnv('LOG_LEVEL', 'SILENT');
  log.error('not heard');
  expect(complained).toHaveLength(1);
});

test('a count is a line that CloudWatch turns into metrics', () => {
  count({ applications: 3, vendors: 2 });
  expect(only(said)).toEqual({
    _aws: {
      Timestamp: expect.any(Number),
      CloudWatchMetrics: [
        {
          Namespace: 'Plumbline/example-prd',
          Dimensions: [['service']],
          Metrics: [
            { Name: 'applications', Unit: 'Count' },
            { Name: 'vendors', Unit: 'Count' },
          ],
        },
      ],
    },
    ...{ service: 'vendors', applications: 3, vendors: 2 },
  });
});

test('a dimension creates its own metric, and an extra field does not', () => {
  count({ list_rows: 7 }, { dimensions: { service: 'lists', event: 'Bounce' }, besides: { kind: 'people' } });
  const { _aws, ...fields } = only(said);
  expect(_aws.CloudWatchMetrics[0].Dimensions).toEqual([['service', 'event']]);
  expect(fields).toEqual({ service: 'lists', event: 'Bounce', kind: 'people', list_rows: 7 });
});

test('an environment without metrics writes none', () => {
  vi.stubEnv('METRICS_NAMESPACE', undefined);
  count({ applications: 3 });
  expect(said).toEqual([]);
});
