/** The permission of routes that administer access: people only, no API clients. */
import { permissions } from '#domain/permissions.ts';

/**
 * An API client never creates or changes anything that grants access: accounts, roles, other API clients, directory
 * tokens and rules, webhooks. Otherwise a leaked secret would outlive its client. Programs provision people through
 * SCIM. API clients cannot change the company either, because it defines who approves.
 */
export const ADMINISTERED_BY_PEOPLE = { allow: permissions.administer, by: 'people' } as const;
