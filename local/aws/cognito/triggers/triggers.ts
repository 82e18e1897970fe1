/** Calls the pool's triggers like Cognito: the same Lambda handlers as in AWS, with the same events. */
import type {
  Context,
  CreateAuthChallengeTriggerEvent,
  CustomMessageTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  PostAuthenticationTriggerEvent,
  PostConfirmationTriggerEvent,
  PreAuthenticationTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda';
import * as z from 'zod';
import { CognitoError } from '#local/aws/cognito/errors.ts';
import { makeContext } from '#local/aws/lambda-context.ts';

type TriggerEvents = {
  PreSignUp: PreSignUpTriggerEvent;
  PostConfirmation: PostConfirmationTriggerEvent;
  PreAuthentication: PreAuthenticationTriggerEvent;
  PostAuthentication: PostAuthenticationTriggerEvent;
  PreTokenGeneration: PreTokenGenerationV2TriggerEvent;
  CustomMessage: CustomMessageTriggerEvent;
  DefineAuthChallenge: DefineAuthChallengeTriggerEvent;
  CreateAuthChallenge: CreateAuthChallengeTriggerEvent;
  VerifyAuthChallengeResponse: VerifyAuthChallengeResponseTriggerEvent;
};
export type TriggerName = keyof TriggerEvents;

/** Lambda handlers by trigger name; triggers without a handler are not called. */
export type TriggerHandlers = {
  [Name in TriggerName]?: (event: TriggerEvents[Name], context: Context) => Promise<unknown>;
};

/** The variable part of an event; the rest describes the pool. */
export type Occasion<Name extends TriggerName> = Pick<
  TriggerEvents[Name],
  'triggerSource' | 'userName' | 'request' | 'response'
> & { clientId: string };

export type Triggers = {
  has: (name: TriggerName) => boolean;
  /** Returns the event with the trigger's response, or unchanged if no trigger exists. */
  invoke: <Name extends TriggerName>(name: Name, occasion: Occasion<Name>) => Promise<TriggerEvents[Name]>;
};

const LIMIT = 5_000;

const Returned = z.looseObject({ response: z.looseObject({}) });

const unexpected = (name: TriggerName, why: string) =>
  new CognitoError('UnexpectedLambdaException', `${name} invocation failed due to error ${why}.`);

/** Cognito returns a trigger's error message to the user. */
const failed = (name: TriggerName, error: unknown) =>
  new CognitoError(
    'UserLambdaValidationException',
    `${name} failed with error ${error instanceof Error ? error.message : String(error)}.`,
  );

const withinLimit = async (name: TriggerName, work: Promise<unknown>, limit: number) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unexpected(name, 'Socket timeout while invoking Lambda function')), limit);
  });
  const done = work.catch((error: unknown) => {
    throw failed(name, error);
  });
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
};

/** Lambda passes events as JSON in both directions. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

type Parts = { region: string; userPoolId: string; handlers: TriggerHandlers; limit?: number };

export const triggersOf = ({ region, userPoolId, handlers, limit = LIMIT }: Parts): Triggers => ({
  has: (name) => handlers[name] !== undefined,

  invoke: async <Name extends TriggerName>(name: Name, { clientId, ...occasion }: Occasion<Name>) => {
    type Event = TriggerEvents[Name];
    // The cast is needed because TypeScript cannot reassemble a generic event.
    const event = {
      version: '1',
      region,
      userPoolId,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
      ...occasion,
    } as unknown as Event;
    const handler = handlers[name];
    if (!handler) return event;

    const context = makeContext(`trigger-${name}`, Date.now() + limit);
    const work = (async () => asJson(await handler(asJson(event) as Event, context)))();
    const returned = Returned.safeParse(await withinLimit(name, work, limit));
    if (!returned.success) throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
    // Only the response counts, and its content is unchecked, as in Cognito.
    return { ...event, response: returned.data.response } as Event;
  },
});
