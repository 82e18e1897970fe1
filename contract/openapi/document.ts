/** The contract as an OpenAPI 3.1 document. */

import { PREFIX } from '#contract/http/prefix.ts';
import { Problem } from '#contract/http/problem.ts';
import { type DescribedRoutes, split } from '#contract/http/route.ts';
import { type contract, TAGS } from '#contract/index.ts';
import { SCOPES } from '#domain/clients/access.ts';
import { collectComponents } from './components.ts';
import { exampleMaker } from './examples.ts';
import { jsonSchema } from './json-schema.ts';
import { operation } from './operation.ts';
import { problemResponses } from './problems.ts';

const ABOUT = `AI governance you can verify.

**Authentication.** Programs use an API client: get an access token with the OAuth 2.0 client credentials grant, and send it as \`Authorization: Bearer\`. The token carries the scope to read, or to read and change. What it can access depends on the roles of the client.

**Pages.** Lists return \`next_cursor\`. Send it as \`cursor\` with the same filters to get the next page; on the last page it is null. \`limit\` is 25 by default and 100 at most.

**Concurrent changes.** Responses with a version have an ETag. Send it in \`If-Match\` when you change the object. If someone else changed it first, the response is 412 and nothing is changed.

**Retries.** Send an \`Idempotency-Key\` with each change. A repeat with the same key within 24 hours does not repeat the change.

**Errors.** Every error is a \`Problem\` (RFC 9457). \`code\` is for programs, \`detail\` for people. Report \`request_id\` if you need help.

**Compatibility.** New fields, routes and codes may be added at any time; ignore those that you do not know.`;

const SECURITY_SCHEMES = (tokenUrl: string) => ({
  person: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a person who signed in to the user pool. It is valid for 5 minutes.',
  },
  api_client: {
    type: 'oauth2',
    description: 'The access token of an API client, which an administrator creates.',
    flows: {
      clientCredentials: {
        tokenUrl,
        scopes: {
          [SCOPES.read]: 'Read what the roles of the client permit.',
          [SCOPES.write]: 'Change what the roles of the client permit.',
        },
      },
    },
  },
});

type Contract = typeof contract;

export const describe = (domains: Contract, tokenUrl: string) => {
  const { schemas, refer } = collectComponents();
  const describing = { refer, exampleOf: exampleMaker(schemas) };
  refer(jsonSchema(Problem, 'output'), 'output');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [domain, { name }] of Object.entries(TAGS)) {
    const routes: DescribedRoutes = domains[domain as keyof Contract]; // TAGS has the same keys
    for (const [key, route] of Object.entries(routes)) {
      const { method, path } = split(key);
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, key, route, describing) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plumbline', version: '2', description: ABOUT },
    servers: [{ url: PREFIX }],
    tags: Object.values(TAGS),
    paths,
    components: {
      schemas,
      responses: problemResponses(),
      securitySchemes: SECURITY_SCHEMES(tokenUrl),
    },
  };
};
