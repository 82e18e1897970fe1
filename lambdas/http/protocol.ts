/** What differs between the API proper and what speaks in the words of a standard: where it is, who is let in, and how it answers. */
import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { PREFIX } from '#contract/prefix.ts';
import type { Asked, Method, Route } from '#contract/route.ts';
import { identify, permit } from './caller.ts';
import { problemReply, reply } from './reply.ts';

export type Protocol = {
  prefix: string;
  admit: (route: Route, authorization: string | undefined, method: Method, asked: Asked) => Promise<{ id: string }>;
  reply: (status: number, value: unknown, requestId: string) => Result;
  problemReply: (error: unknown, requestId: string) => Result;
};

export const JSON_API: Protocol = {
  prefix: PREFIX,
  admit: async (route, authorization, method, asked) => {
    const caller = await identify(authorization, method, asked);
    permit(route, caller);
    return caller;
  },
  reply,
  problemReply,
};
