/** A table for one test file, so that its reads and writes can be observed and disturbed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setEnvironment } from '#local/environment.ts';
import { startTable } from '#local/table.ts';

export const startOwnTable = async () => {
  const data = await mkdtemp(join(tmpdir(), 'plumbline-table-'));
  const installation = { tableName: 'plumbline-test', accessKeyId: 'test', secretAccessKey: 'test' };
  const table = await startTable({ data, installation });
  setEnvironment({
    LANGUAGES: 'en es',
    TABLE_NAME: installation.tableName,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: installation.accessKeyId,
    AWS_SECRET_ACCESS_KEY: installation.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
  });
  return {
    stop: async () => {
      await table.stop();
      await rm(data, { recursive: true });
    },
  };
};
