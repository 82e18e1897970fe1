/** How the contract says that only people administer who and what may use the product. */
import { permissions } from '#domain/permissions.ts';

/**
 * An API client never creates or changes what lets others in: accounts, roles, other API clients, directory tokens and
 * rules, webhooks. A leaked secret would outlive its client otherwise. Programs provision people through SCIM. Nor does
 * it change the company, because that says who approves what.
 */
export const ADMINISTERED_BY_PEOPLE = { allow: permissions.administer, by: 'people' } as const;
