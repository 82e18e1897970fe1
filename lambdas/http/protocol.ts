/** What differs between the API proper and what speaks in the words of a standard: where it is, who is let in, and how it answers. */
import type { APIGatewayProxyEventV2 as Event, APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { PREFIX } from '#contract/prefix.ts';
import type { Asked, Method, Route } from '#contract/route.ts';
import { VIEW_AS } from '#contract/viewing.ts';
import { identify, permit, viewedBy } from './caller.ts';
import { problemReply, reply } from './reply.ts';

export type Protocol = {
  prefix: string;
  admit: (route: Route, headers: Event['headers'], method: Method, asked: Asked) => Promise<{ id: string }>;
  reply: (status: number, value: unknown, requestId: string) => Result;
  problemReply: (error: unknown, requestId: string) => Result;
};

export const JSON_API: Protocol = {
  prefix: PREFIX,
  admit: async (route, { authorization, [VIEW_AS]: viewing }, method, asked) => {
    const self = await identify(authorization, method, asked);
    const caller = viewing === undefined ? self : await viewedBy(self, viewing);
    permit(route, caller);
    return caller;
  },
  reply,
  problemReply,
};
