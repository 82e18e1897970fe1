/** The Lambda triggers of the user pool, each loaded when it is called: what they use reads its environment at once. */
import type { TriggerHandlers } from './identity/triggers/triggers.ts';

export const triggers: TriggerHandlers = {
  PreAuthentication: async (event) => (await import('#lambdas/triggers/pre-authentication.ts')).handler(event),
  PostConfirmation: async (event) => (await import('#lambdas/triggers/post-confirmation.ts')).handler(event),
  PostAuthentication: async (event) => (await import('#lambdas/triggers/post-authentication.ts')).handler(event),
  PreTokenGeneration: async (event) => (await import('#lambdas/triggers/pre-token-generation.ts')).handler(event),
  CustomMessage: async (event) => (await import('#lambdas/triggers/custom-message.ts')).handler(event),
};
