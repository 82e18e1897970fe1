import { expect, test } from 'vitest';
import type { TriggerHandlers } from '#local/aws/cognito/triggers/triggers.ts';
import { newIdentity, PASSWORD, said, type TestIdentity, tokensOf } from '#test/local/cognito/harness.ts';
import { realmOf, srpClient } from '#test/local/cognito/srp.ts';

const ADA = 'ada@example.com';
const INCORRECT = 'NotAuthorizedException: Incorrect username or password.';

/** After SRP, asks for the password, then for the answer to a riddle, with two attempts. */
const riddle = (events: object[] = []): TriggerHandlers => ({
  DefineAuthChallenge: async (event) => {
    events.push(event);
    const { session } = event.request;
    const last = session.at(-1);
    const wrong = session.filter(({ challengeResult }) => !challengeResult).length;
    if (last?.challengeName === 'SRP_A') event.response.challengeName = 'PASSWORD_VERIFIER';
    else if (last?.challengeName === 'CUSTOM_CHALLENGE' && last.challengeResult) event.response.issueTokens = true;
    else if (wrong >= 2) event.response.failAuthentication = true;
    else event.response.challengeName = 'CUSTOM_CHALLENGE';
    return event;
  },
  CreateAuthChallenge: async (event) => {
    events.push(event);
    event.response = {
      publicChallengeParameters: { question: 'What has keys but opens no lock?' },
      privateChallengeParameters: { answer: 'a piano' },
      challengeMetadata: 'RIDDLE',
    };
    return event;
  },
  VerifyAuthChallengeResponse: async (event) => {
    events.push(event);
    event.response.answerCorrect = event.request.challengeAnswer === event.request.privateChallengeParameters.answer;
    return event;
  },
});

const begin = (identity: TestIdentity, name = ADA, more: Record<string, string> = {}) =>
  identity.call('InitiateAuth', {
    ClientId: identity.webClientId,
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: name, ...more },
    ClientMetadata: { when: 'beginning' },
  });

const answer = (identity: TestIdentity, Session: string | undefined, ANSWER: string, name = ADA) =>
  identity.call('RespondToAuthChallenge', {
    ClientId: identity.webClientId,
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session,
    ChallengeResponses: { USERNAME: name, ANSWER },
    ClientMetadata: { when: 'answering' },
  });

test('triggers ask custom challenges and receive every round', async () => {
  const events: object[] = [];
  const identity = await newIdentity({ triggers: riddle(events) });
  const sub = await identity.addPerson(ADA);
  const first = await begin(identity);
  expect(first).toMatchObject({
    ChallengeName: 'CUSTOM_CHALLENGE',
    ChallengeParameters: { question: 'What has keys but opens no lock?' },
  });
  expect(JSON.stringify(first)).not.toContain('piano');
  const second = await answer(identity, first.Session, 'a map');
  expect(second.ChallengeName).toBe('CUSTOM_CHALLENGE');
  expect((await answer(identity, first.Session, 'a piano')).message).toMatch(/can only be used once/);
  tokensOf(await answer(identity, second.Session, 'a piano'));

  const [defined, , verified] = events;
  const who = { userName: sub, request: { userAttributes: { sub, email: ADA } } };
  expect(defined).toMatchObject({ ...who, triggerSource: 'DefineAuthChallenge_Authentication' });
  expect(defined).not.toHaveProperty('request.clientMetadata');
  expect(verified).toMatchObject({
    ...who,
    triggerSource: 'VerifyAuthChallengeResponse_Authentication',
    request: { challengeAnswer: 'a map', clientMetadata: { when: 'answering' } },
  });
  const round = (challengeResult: boolean) => ({
    challengeName: 'CUSTOM_CHALLENGE',
    challengeResult,
    challengeMetadata: 'RIDDLE',
  });
  expect(events.at(-1)).toMatchObject({ request: { session: [round(false), round(true)] } });
});

test('triggers may refuse, and unknown users are refused for any answer', async () => {
  const identity = await newIdentity({ triggers: riddle() });
  await identity.addPerson(ADA);
  const first = await begin(identity);
  const second = await answer(identity, first.Session, 'a map');
  expect(said(await answer(identity, second.Session, 'a door'))).toBe(INCORRECT);
  const nobody = 'nobody@example.com';
  const stranger = await begin(identity, nobody);
  expect(stranger.ChallengeName).toBe('CUSTOM_CHALLENGE');
  expect(said(await answer(identity, stranger.Session, 'a piano', nobody))).toBe(INCORRECT);
});

test('after SRP the triggers continue, and the second factor is still required', async () => {
  const identity = await newIdentity({ triggers: riddle() });
  await identity.addPerson(ADA);
  const { AccessToken } = tokensOf(await identity.withPassword(ADA));
  await identity.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
  const client = srpClient(realmOf(identity.userPoolId));
  const asked = await begin(identity, ADA, { CHALLENGE_NAME: 'SRP_A', SRP_A: client.publicValue });
  expect(asked.ChallengeName).toBe('PASSWORD_VERIFIER');
  const prove = (password: string) =>
    identity.respond('PASSWORD_VERIFIER', asked.Session, client.claim(asked.ChallengeParameters, password));
  expect(said(await prove('wrong'))).toBe(INCORRECT);
  const riddled = await prove(PASSWORD);
  expect(riddled.ChallengeName).toBe('CUSTOM_CHALLENGE');
  const mailed = await answer(identity, riddled.Session, 'a piano');
  expect(mailed.ChallengeName).toBe('EMAIL_OTP');
  tokensOf(await identity.respond('EMAIL_OTP', mailed.Session, { USERNAME: ADA, EMAIL_OTP_CODE: identity.lastCode() }));
});

test('a pool without triggers refuses custom sign-in, and trigger errors are passed on', async () => {
  const none = await newIdentity();
  expect(said(await begin(none))).toBe(
    'InvalidParameterException: Custom auth lambda trigger is not configured for the user pool.',
  );
  const broken = await newIdentity({
    triggers: {
      ...riddle(),
      CreateAuthChallenge: async () => {
        throw new Error('no riddle left');
      },
    },
  });
  expect(said(await begin(broken))).toBe(
    'UserLambdaValidationException: CreateAuthChallenge failed with error no riddle left.',
  );
  const silent = await newIdentity({ triggers: { ...riddle(), DefineAuthChallenge: async (event) => event } });
  expect((await begin(silent)).__type).toBe('InvalidLambdaResponseException');
});
