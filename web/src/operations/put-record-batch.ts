/** Signs requests to Amazon Data Firehose, which concatenates the stored records. */
import { signRequest } from '@aws-amplify/core/internals/aws-client-utils';

export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

type Stream = { name: string; region: string; endpoint: string };

/** Firehose bills each record in steps of 5 kB, so a record is as many whole lines as fit. */
const RECORD_BYTES = 5_000;

const encoder = new TextEncoder();

export const recordsOf = (lines: readonly string[]): string[] => {
  const records: string[] = [];
  for (const line of lines) {
    const terminated = `${line}\n`;
    const joined = (records.at(-1) ?? '') + terminated;
    if (records.length > 0 && encoder.encode(joined).length <= RECORD_BYTES) records[records.length - 1] = joined;
    else records.push(terminated);
  }
  return records;
};

const base64 = (text: string) => btoa(Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** Signs synchronously, so that a page can send records while it unloads. */
export const putRecordBatch = (
  { name, region, endpoint }: Stream,
  records: readonly string[],
  credentials: Credentials,
) => {
  const { url, headers, ...rest } = signRequest(
    {
      method: 'POST',
      url: new URL('/', endpoint),
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'Firehose_20150804.PutRecordBatch' },
      body: JSON.stringify({ DeliveryStreamName: name, Records: records.map((record) => ({ Data: base64(record) })) }),
    },
    { credentials, signingRegion: region, signingService: 'firehose' },
  );
  const { host: _set, ...sent } = headers;
  return new Request(url, { ...rest, headers: sent, keepalive: true });
};
