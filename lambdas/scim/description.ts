/** SCIM discovery (RFC 7643, sections 5 to 7), derived from the attribute definitions. */
import { MOST_RESULTS } from '#contract/people/scim.ts';
import { notFound, raise } from '#lambdas/known-errors.ts';
import { type Attribute, type Attributes, GROUP_ATTRIBUTES, type Json, USER_ATTRIBUTES } from './attributes.ts';
import { addressOf, CORE, listResponse } from './resources.ts';

const described = ([name, attribute]: [string, Attribute]): Json => ({
  name,
  type: attribute.type,
  description: attribute.description,
  multiValued: attribute.multiValued ?? false,
  required: attribute.required ?? false,
  caseExact: attribute.caseExact ?? false,
  mutability: attribute.mutability ?? 'readWrite',
  returned: name === 'id' ? 'always' : attribute.mutability === 'writeOnly' ? 'never' : 'default',
  uniqueness: attribute.uniqueness ?? 'none',
  ...(attribute.subAttributes && { subAttributes: Object.entries(attribute.subAttributes).map(described) }),
});

const KINDS = [
  { name: 'User', description: 'Users', attributes: USER_ATTRIBUTES },
  { name: 'Group', description: 'Directory groups', attributes: GROUP_ATTRIBUTES },
] as const;

const schemaOf = ({
  name,
  description,
  attributes,
}: {
  name: string;
  description: string;
  attributes: Attributes;
}) => ({
  schemas: [`${CORE}:Schema`],
  id: `${CORE}:${name}`,
  name,
  description,
  // Common attributes belong to every resource and are not listed in schemas.
  attributes: Object.entries(attributes)
    .filter(([one]) => one !== 'id' && one !== 'externalId')
    .map(described),
  meta: { resourceType: 'Schema', location: addressOf(`/Schemas/${CORE}:${name}`) },
});

const resourceTypeOf = ({ name, description }: { name: string; description: string }) => ({
  schemas: [`${CORE}:ResourceType`],
  id: name,
  name,
  description,
  endpoint: `/${name}s`,
  schema: `${CORE}:${name}`,
  meta: { resourceType: 'ResourceType', location: addressOf(`/ResourceTypes/${name}`) },
});

const all = <T extends Json>(resources: T[]) => listResponse({ total: resources.length, first: 1 }, resources);

export const listSchemas = async () => all(KINDS.map(schemaOf));
export const showSchema = async (id: string) =>
  KINDS.map(schemaOf).find((schema) => schema.id === id) ?? raise(notFound('schema'));
export const listResourceTypes = async () => all(KINDS.map(resourceTypeOf));
export const showResourceType = async (name: string) =>
  KINDS.map(resourceTypeOf).find((type) => type.name === name) ?? raise(notFound('resource type'));

export const showConfig = async () => ({
  schemas: [`${CORE}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_RESULTS },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an administrator creates for the directory.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: addressOf('/ServiceProviderConfig') },
});
