import * as z from 'zod';
import { invalidParameter } from '#local/aws/cognito/errors.ts';
import { forAdministrators, type Operation } from '#local/aws/cognito/operation.ts';
import { toList } from '#local/aws/cognito/users/attributes.ts';
import { UserPoolId } from '#local/aws/cognito/users/fields.ts';
import { profile, SEARCHABLE_ATTRIBUTES, type User, type UserFilter } from '#local/aws/cognito/users/users.ts';

const LARGEST_PAGE = 60;

/** For example `email = "ada@example.com"`; `^=` matches a prefix, and quotes are escaped as `\"`. */
const FILTER = /^\s*([\w:]+)\s*(=|\^=)\s*"((?:[^"\\]|\\.)*)"\s*$/;

const parseFilter = (text: string): UserFilter => {
  const [, name, operator, value] = FILTER.exec(text) ?? [];
  const attribute = SEARCHABLE_ATTRIBUTES.safeParse(name).data;
  if (!attribute || value === undefined) throw invalidParameter('Error while parsing filter.');
  return { attribute, operator: operator === '=' ? '=' : '^=', value: value.replace(/\\(.)/g, '$1') };
};

/** Names the last user of the previous page. */
const encodeToken = (user: User) => Buffer.from(user.id).toString('base64url');
const decodeToken = (token: string) => {
  const id = z.uuid().safeParse(Buffer.from(token, 'base64url').toString()).data;
  if (!id) throw invalidParameter('Invalid pagination token.');
  return id;
};

const ListUsers = forAdministrators(
  z.object({
    UserPoolId,
    AttributesToGet: z.array(z.string().max(32)).optional(),
    Filter: z.string().max(256).default(''),
    Limit: z.int().min(0).max(LARGEST_PAGE).optional(),
    PaginationToken: z.string().min(1).optional(),
  }),
  (pool, input) => {
    const limit = input.Limit || LARGEST_PAGE;
    const filter = input.Filter.trim() ? parseFilter(input.Filter) : undefined;
    const after = input.PaginationToken === undefined ? '' : decodeToken(input.PaginationToken);
    const found = pool.users.page(filter, after, limit + 1);
    const users = found.slice(0, limit);
    const last = found.length > limit ? users.at(-1) : undefined;
    const isWanted = (name: string) => input.AttributesToGet?.includes(name) ?? true;
    return {
      Users: users.map((user) => ({
        ...profile(user),
        Attributes: toList(user.id, user.attributes).filter(({ Name }) => isWanted(Name)),
      })),
      ...(last ? { PaginationToken: encodeToken(last) } : {}),
    };
  },
);

export const listUsersOperations: Record<string, Operation> = { ListUsers };
