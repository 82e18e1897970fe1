/** Stand-in for Amazon Data Firehose: PutRecordBatch to one delivery stream, with credentials of the identity pool. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { asAwsError } from './cognito/crypto/signature.ts';
import { CognitoError as AwsError } from './cognito/errors.ts';
import { json, preflight, type Reply, type Request, readRequest, send } from './cognito/http.ts';
import { refusal } from './cognito/protocol.ts';
import type { FindSession } from './cognito/tokens/temporary-credentials.ts';
import { listenOnLoopback } from './loopback.ts';
import { claimedScope, verifyHeaderSignature } from './sigv4.ts';

const MOST_RECORDS = 500;
const LARGEST_RECORD = 1_024_000;
const LARGEST_BATCH = 4 * 1024 * 1024;
/** Allows for the overhead of base64 and JSON. */
const LARGEST_REQUEST = 2 * LARGEST_BATCH;

const TYPE = 'application/x-amz-json-1.1';
const TARGET = /^Firehose_20150804\.(\w+)$/;
const ALLOWED = 'PutRecordBatch';

/** AWS allows pages of every origin. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,x-amz-id-2,Date',
};

const Named = z.object({ DeliveryStreamName: z.string().default('*') });
const Batch = z.object({ Records: z.array(z.object({ Data: z.base64() })) });

type Options = {
  /** 0 selects any free port. */
  port: number;
  stream: string;
  arn: string;
  findSession: FindSession;
  /** Stores a batch as one file at the stream's destination. */
  deliver: (content: Buffer) => Promise<void>;
};

const validationError = (member: string, constraint: string) =>
  new AwsError(
    'ValidationException',
    `1 validation error detected: Value at '${member}' failed to satisfy constraint: ${constraint}`,
  );

const parse = <Value>(schema: z.ZodType<Value>, body: Buffer) => {
  try {
    return schema.parse(JSON.parse(body.toString()));
  } catch {
    throw new AwsError('SerializationException', 'The request body could not be read.');
  }
};

export const startFirehose = async ({ port: wanted, stream, arn, findSession, deliver }: Options) => {
  const authenticate = (request: Request) => {
    const scope = claimedScope(request);
    if (!scope) throw new AwsError('MissingAuthenticationTokenException', 'Missing Authentication Token');
    const { accessKeyId, region } = scope;
    if (!arn.startsWith(`arn:aws:firehose:${region}:`))
      throw new AwsError(
        'InvalidSignatureException',
        `Credential should be scoped to a valid region, not '${region}'.`,
      );
    const session = findSession(accessKeyId, String(request.headers['x-amz-security-token'] ?? ''));
    if (!session)
      throw new AwsError('UnrecognizedClientException', 'The security token included in the request is invalid.');
    try {
      verifyHeaderSignature(request, { accessKeyId, secretAccessKey: session.secretAccessKey }, 'firehose');
    } catch (error) {
      throw asAwsError(error);
    }
    if (session.isExpired)
      throw new AwsError('ExpiredTokenException', 'The security token included in the request is expired');
  };

  /**
   * The role of signed-in users allows one action on one stream. IAM refuses other requests before Firehose looks up
   * the stream.
   */
  const authorize = (operation: string, name: string) => {
    if (operation === ALLOWED && name === stream) return;
    const resource = `${arn.slice(0, arn.lastIndexOf('/'))}/${name}`;
    throw new AwsError(
      'AccessDeniedException',
      `User is not authorized to perform: firehose:${operation} on resource: ${resource} because no identity-based policy allows the firehose:${operation} action`,
    );
  };

  const answer = async (request: Request): Promise<Reply> => {
    if (request.method === 'OPTIONS') return preflight(request.headers);
    const operation = TARGET.exec(String(request.headers['x-amz-target']))?.[1];
    if (request.method !== 'POST' || operation === undefined)
      throw new AwsError('UnknownOperationException', 'The requested operation is not known.');
    authenticate(request);
    authorize(operation, parse(Named, request.body).DeliveryStreamName);
    const { Records } = parse(Batch, request.body);
    if (Records.length === 0) throw validationError('records', 'Member must have length greater than or equal to 1');
    if (Records.length > MOST_RECORDS)
      throw validationError('records', `Member must have length less than or equal to ${MOST_RECORDS}`);
    const contents = Records.map(({ Data }) => Buffer.from(Data, 'base64'));
    const tooLarge = contents.findIndex(({ length }) => length > LARGEST_RECORD);
    if (tooLarge !== -1)
      throw validationError(
        `records.${tooLarge + 1}.member.data`,
        `Member must have length less than or equal to ${LARGEST_RECORD}`,
      );
    const content = Buffer.concat(contents);
    if (content.length > LARGEST_BATCH)
      throw new AwsError('InvalidArgumentException', 'Records size exceeds 4 MB limit');
    await deliver(content);
    const RequestResponses = contents.map(() => ({ RecordId: randomUUID() }));
    return json(200, { Encrypted: true, FailedPutCount: 0, RequestResponses }, TYPE);
  };

  const answerTo = async (incoming: IncomingMessage, response: ServerResponse) => {
    const reply = await readRequest(incoming, LARGEST_REQUEST)
      .then(answer)
      .catch((error: unknown) => (incoming.errored ? undefined : refusal(error)));
    if (reply) send(response, reply, CORS);
  };

  const { port, stop } = await listenOnLoopback(answerTo, wanted);
  return { url: `http://localhost:${port}`, stop };
};
