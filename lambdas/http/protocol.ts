/**
 * The differences between the JSON API and standard protocols such as SCIM: path prefix, authentication, and response
 * format.
 */
import type { APIGatewayProxyEventV2 as Event, APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { PREFIX } from '#contract/http/prefix.ts';
import { type RequestOrigin, type Route, type RouteKey, scopeFor } from '#contract/http/route.ts';
import { VIEW_AS } from '#contract/web/viewing.ts';
import { identify, permit, viewedBy } from './caller.ts';
import { recordUse } from './record-use.ts';
import { problemReply, reply } from './reply.ts';

type Admitted = {
  caller: { id: string };
  /** Records the last use, if the function has write access. Never throws. */
  recordUse?: () => Promise<void>;
};

export type Protocol = {
  prefix: string;
  admit: (key: RouteKey, route: Route, headers: Event['headers'], requestOrigin: RequestOrigin) => Promise<Admitted>;
  reply: (status: number, value: unknown, requestId: string) => Result;
  problemReply: (error: unknown, requestId: string) => Result;
};

export const JSON_API: Protocol = {
  prefix: PREFIX,
  admit: async (key, route, { authorization, [VIEW_AS]: viewing }, requestOrigin) => {
    const self = await identify(authorization, scopeFor(key, route), requestOrigin);
    const caller = viewing === undefined ? self : await viewedBy(self, viewing);
    permit(route, caller);
    return { caller, recordUse: () => recordUse(self) };
  },
  reply,
  problemReply,
};
