/** The API functions, one per API domain, and their routes. */
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Routes } from '#contract/http/route.ts';
import { type Match, makeMatch } from './match.ts';

export type HttpHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<unknown>;

export type Functions = {
  match: (method: string, path: string) => Match | undefined;
  invoke: (domain: string, event: APIGatewayProxyEventV2, context: Context) => Promise<unknown>;
};

export const makeFunctions = (
  contract: Record<string, Routes>,
  handlers: ReadonlyMap<string, HttpHandler>,
): Functions => ({
  match: makeMatch(contract),
  invoke: async (domain, event, context) => {
    const handler = handlers.get(domain);
    if (!handler) throw new Error(`The API domain ${domain} has no Lambda function.`);
    return handler(event, context);
  },
});

/** Imports contract and handlers. `version` is a query that makes Node load them as new modules. */
export const loadFunctions = async (version = ''): Promise<Functions> => {
  const { domains }: { domains: Record<string, Routes> } = await import(`#contract/index.ts${version}`);
  const handlers = new Map<string, HttpHandler>();
  for (const domain of Object.keys(domains)) {
    const { handler }: { handler: HttpHandler } = await import(`#lambdas/${domain}/index.ts${version}`);
    handlers.set(domain, handler);
  }
  return makeFunctions(domains, handlers);
};
