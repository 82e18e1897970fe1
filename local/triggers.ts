/** The Lambda triggers of the user pool, imported late because their modules read the environment. */
import type { TriggerHandlers } from './aws/cognito/triggers/triggers.ts';

const modules = {
  PreAuthentication: () => import('#lambdas/triggers/pre-authentication.ts'),
  PostConfirmation: () => import('#lambdas/triggers/post-confirmation.ts'),
  PostAuthentication: () => import('#lambdas/triggers/post-authentication.ts'),
  PreTokenGeneration: () => import('#lambdas/triggers/pre-token-generation.ts'),
  CustomMessage: () => import('#lambdas/triggers/custom-message.ts'),
  DefineAuthChallenge: () => import('#lambdas/triggers/define-auth-challenge.ts'),
  CreateAuthChallenge: () => import('#lambdas/triggers/create-auth-challenge.ts'),
  VerifyAuthChallengeResponse: () => import('#lambdas/triggers/verify-auth-challenge-response.ts'),
};

export const triggers: TriggerHandlers = {
  PreAuthentication: async (event) => (await modules.PreAuthentication()).handler(event),
  PostConfirmation: async (event) => (await modules.PostConfirmation()).handler(event),
  PostAuthentication: async (event) => (await modules.PostAuthentication()).handler(event),
  PreTokenGeneration: async (event) => (await modules.PreTokenGeneration()).handler(event),
  CustomMessage: async (event) => (await modules.CustomMessage()).handler(event),
  DefineAuthChallenge: async (event) => (await modules.DefineAuthChallenge()).handler(event),
  CreateAuthChallenge: async (event) => (await modules.CreateAuthChallenge()).handler(event),
  VerifyAuthChallengeResponse: async (event) => (await modules.VerifyAuthChallengeResponse()).handler(event),
};

/** Loads the triggers before the first sign-in, so that imports do not count towards their time limit. */
export const loadTriggers = () => Promise.all(Object.values(modules).map((load) => load()));
