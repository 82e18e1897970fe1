/** The process that `startTenant` starts: the product on a data folder, with people to ask it and a meter at its table. */
import { randomUUID } from 'node:crypto';
import type { Role } from '#domain/enumerations.ts';
import { resourceGroups } from '#lambdas/stores/resource-groups.ts';
import { addPerson } from '#local/demo/people.ts';
import type { Endpoints } from '#local/endpoints.ts';
import { type Stack, startStack } from '#local/stack.ts';
import { startMeter, type Units } from './meter.ts';

export type Report = { endpoints: Endpoints; tokens: Tokens } | { failure: string } | { units: Units };
/** Access tokens of the people who ask. */
export type Tokens = { administrator: string; inAllGroups: string; inOneGroup: string };

const [data = '', ...groups] = process.argv.slice(2);
let stack: Stack | undefined;

const end = async () => {
  await stack?.stop();
  process.exit();
};
process.on('disconnect', end);
// A Ctrl-C is for the benchmark, which then lets go of this process.
process.on('SIGINT', () => {});

const signIn = async ({ identity, web_client_id }: Endpoints, email: string, password: string) => {
  const response = await fetch(identity, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: web_client_id,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  const { AuthenticationResult: tokens, message } = await response.json();
  if (!tokens) throw new Error(`Signing in failed: ${message}`);
  return String(tokens.AccessToken);
};

const makePerson = async (endpoints: Endpoints, name: Role, groups: readonly Group[]) => {
  const email = `${randomUUID()}@example.com`;
  const password = 'Correct-Horse-9-Battery';
  const roles = groups.map((group) => ({ name, group }));
  await addPerson({ email, password, first_name: 'Bench', last_name: name, roles });
  return signIn(endpoints, email, password);
};
type Group = Parameters<typeof addPerson>[0]['roles'][number]['group'];

const send = (report: Report) => process.send?.(report);

try {
  stack = await startStack({ data, ports: { web: 0, identity: 0, storage: 0 }, demo: 'empty' });
  const { endpoints } = stack;
  const everything = await resourceGroups.create(
    { name: 'All of it', group_type: 'ALL' },
    { id: 'bench', name: 'Bench' },
  );
  const own = groups.map((id) => ({ id, group_type: 'CUSTOM' as const }));
  const tokens: Tokens = {
    administrator: await makePerson(endpoints, 'Administrator', [everything]),
    inAllGroups: await makePerson(endpoints, 'ApplicationContributor', own),
    inOneGroup: await makePerson(endpoints, 'ApplicationContributor', own.slice(0, 1)),
  };
  const meter = startMeter();
  process.on('message', () => send({ units: meter.take() }));
  send({ endpoints, tokens });
} catch (error) {
  send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  await end();
}
