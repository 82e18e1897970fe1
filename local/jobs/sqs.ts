/** Stand-in for SQS: SendMessage adds a message to the queue of its job. In AWS, jobs of one worker share a queue. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { Message } from '#contract/jobs/jobs.ts';
import { json, type Reply, type Request } from '#local/aws/cognito/http.ts';
import { type Credentials, SignatureError, verifyHeaderSignature } from '#local/aws/sigv4.ts';
import type { Queues } from './queues.ts';

const SendMessage = z.object({ QueueUrl: z.url(), MessageBody: z.string().min(1) });

const JSON_1_0 = 'application/x-amz-json-1.0';

const refused = (type: string, message: string): Reply => json(400, { __type: type, message }, JSON_1_0);

export const makeSqs =
  (send: Queues['send'], credentials: Credentials) =>
  (request: Request): Reply => {
    try {
      verifyHeaderSignature(request, credentials, 'sqs');
    } catch (error) {
      if (!(error instanceof SignatureError)) throw error;
      return refused('com.amazon.coral.service#InvalidClientTokenId', error.code);
    }
    if (request.headers['x-amz-target'] !== 'AmazonSQS.SendMessage')
      return refused('com.amazon.coral.service#InvalidAction', 'This action is not supported here.');
    const { success, data } = SendMessage.safeParse(JSON.parse(request.body.toString()));
    if (!success) return refused('com.amazonaws.sqs#InvalidParameterValue', 'A queue and a message are needed.');
    const MessageId = send(Message.parse(JSON.parse(data.MessageBody)).job, data.MessageBody);
    const MD5OfMessageBody = createHash('md5').update(data.MessageBody).digest('hex');
    return json(200, { MessageId, MD5OfMessageBody }, JSON_1_0);
  };
