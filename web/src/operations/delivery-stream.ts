/** Sends interactions to the tenant's delivery stream, with the signed-in user's credentials from the identity pool. */
import { fetchAuthSession } from 'aws-amplify/auth';
import '#web/auth/amplify.ts';
import type { WebConfig } from '#contract/web/web-config.ts';
import type { InteractionRecord } from '#domain/operations/interactions.ts';
import { config } from '#web/config.ts';
import { putRecordBatch, recordsOf } from './put-record-batch.ts';
import { reuseCredentials } from './reused-credentials.ts';

type Settings = NonNullable<WebConfig['interactions']>;

export const openDeliveryStream = ({ delivery_stream: name, endpoint }: Settings) => {
  const { region } = config();
  const stream = { name, region, endpoint: endpoint ?? `https://firehose.${region}.amazonaws.com` };
  const credentials = reuseCredentials(async () => (await fetchAuthSession()).credentials);

  return {
    renewCredentials: credentials.renew,
    isReady: () => credentials.get() !== undefined,
    /** Best effort: the page does not wait for the answer, and drops records that the stream refuses. */
    send: (records: readonly InteractionRecord[]) => {
      const signer = credentials.get();
      if (!signer) return;
      const lines = records.map((record) => JSON.stringify(record));
      fetch(putRecordBatch(stream, recordsOf(lines), signer)).catch(() => undefined);
    },
  };
};
