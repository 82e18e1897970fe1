/** Converts directory groups to and from SCIM. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { DirectoryGroup } from '#domain/directory/directory.ts';
import { displayName } from '#domain/people/person.ts';
import type { UserRow } from '#domain/people/row.ts';
import { fieldErrors } from '#lambdas/http/field-errors.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { canonical, GROUP_ATTRIBUTES, type Json } from './attributes.ts';
import { addressOf, CORE, metaOf } from './resources.ts';

export const membersOf = (people: readonly UserRow[]) => {
  const members = new Map<string, UserRow[]>();
  for (const person of people)
    for (const group of person.directory_groups) members.set(group, [...(members.get(group) ?? []), person]);
  return members;
};

export const asGroup = ({ id, name, external_id }: DirectoryGroup, members: readonly UserRow[]): Json => ({
  schemas: [`${CORE}:Group`],
  id,
  externalId: external_id,
  displayName: name,
  members: members.map((person) => ({
    value: person.id,
    $ref: addressOf(`/Users/${person.id}`),
    display: displayName(person),
  })),
});

/** The ETag includes the members, because they change without the group. */
const versionOf = ({ version }: DirectoryGroup, members: readonly UserRow[]) => {
  const ids = members.map(({ id }) => id).toSorted();
  return `W/"${version}-${createHash('sha256').update(ids.join()).digest('base64url').slice(0, 16)}"`;
};

export const asWholeGroup = (group: DirectoryGroup, members: readonly UserRow[]): Json => ({
  ...asGroup(group, members),
  meta: { ...metaOf('Group', group), version: versionOf(group, members) },
});

const GroupBody = z.object({
  displayName: z
    .string()
    .trim()
    .min(1)
    .max(256)
    .refine((text) => !/\p{Cc}/u.test(text)),
  externalId: z.string().trim().max(255).nullish(),
  members: z.array(z.object({ value: z.string().max(100) })).nullish(),
});

/** Omitted attributes keep their values. */
export const readGroup = (body: unknown, before?: DirectoryGroup) => {
  const { success, data, error } = GroupBody.safeParse(canonical(GROUP_ATTRIBUTES, body), { reportInput: true });
  if (!success) throw invalid(fieldErrors(error, 'unknown'));
  const { displayName, externalId, members } = data;
  return {
    name: displayName,
    external_id: externalId === undefined ? (before?.external_id ?? null) : externalId,
    members: members === undefined ? undefined : (members ?? []).map(({ value }) => value),
  };
};
