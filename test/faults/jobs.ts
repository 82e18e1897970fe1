/**
 * Simulates the change stream, the queues and the mail service for jobs: at-least-once delivery in any order, with
 * retries.
 */
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESv2Client, SendEmailCommand, type SendEmailRequest } from '@aws-sdk/client-sesv2';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { Message as SentMessage } from '#contract/jobs/jobs.ts';
import type { JobHandlers } from '#local/jobs/handlers.ts';
import { invoke } from '#local/jobs/invoke.ts';
import type { WrittenRow } from './afflict.ts';
import type { World } from './world.ts';

/** The share of messages that are delivered twice. */
const TWICE = 0.15;
/** Many more than a real queue allows, so only a job that can never succeed reaches it. */
const ATTEMPTS = 40;
const PAUSE = 500;

type Message = { id: string; job: string; body: string; attempts: number; sent_at: string };

export const createQueues = (handlers: JobHandlers, world: World) => {
  const changes: DynamoDBRecord[] = [];
  const messages: Message[] = [];
  const mails = new Map<string, number>();
  const dead: string[] = [];
  let sent = 0;

  mockClient(SQSClient)
    .on(SendMessageCommand)
    .callsFake(({ MessageBody }) => {
      const message = {
        job: SentMessage.parse(JSON.parse(MessageBody)).job,
        body: MessageBody,
        attempts: 0,
        sent_at: new Date().toISOString(),
      };
      sent += 1;
      messages.push({ id: `message-${sent}`, ...message });
      if (world.chance.share() < TWICE) messages.push({ id: `message-${sent}-again`, ...message });
      return {};
    });
  mockClient(SESv2Client)
    .on(SendEmailCommand)
    .callsFake(({ Destination }: SendEmailRequest) => {
      for (const to of Destination?.ToAddresses ?? []) mails.set(to, (mails.get(to) ?? 0) + 1);
      return {};
    });

  // The audit archive. Repeats overwrite the same object.
  mockClient(S3Client).on(PutObjectCommand).resolves({});

  const deliver = async (message: Message) => {
    try {
      await invoke(handlers, message);
    } catch (error) {
      const attempts = message.attempts + 1;
      if (attempts === ATTEMPTS) dead.push(`${message.job} cannot come to its end: ${error}`);
      else messages.push({ ...message, attempts });
    }
  };

  return {
    mails: (address: string) => mails.get(address) ?? 0,
    dead,
    written: (NewImage: WrittenRow) =>
      changes.push({ eventName: 'INSERT', dynamodb: { NewImage, SequenceNumber: String(changes.length) } }),

    /** Works until the queues are empty and `mayCome` is false. */
    work: async (mayCome: () => boolean) => {
      while (mayCome() || changes.length + messages.length > 0) {
        const [Records, [message]] = [changes.splice(0), messages.splice(world.chance.below(messages.length), 1)];
        if (Records.length > 0) await handlers.stream({ Records });
        if (message) await deliver(message);
        else await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    },
  };
};
