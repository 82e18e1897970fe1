/** Cognito's `identities` attribute: the directory through which a user signs in. */
import * as z from 'zod';
import type { Attributes } from '#local/aws/cognito/users/attributes.ts';

const Identity = z.object({
  userId: z.string(),
  providerName: z.string(),
  providerType: z.string(),
  issuer: z.string().nullable(),
  primary: z.boolean(),
  dateCreated: z.number(),
});
export type Identity = z.output<typeof Identity>;

export const identitiesOf = ({ identities }: Attributes): Identity[] =>
  identities === undefined ? [] : z.array(Identity).parse(JSON.parse(identities));

/** In tokens, Cognito writes each value as a string. */
export const identitiesClaim = (attributes: Attributes) =>
  identitiesOf(attributes).map(({ primary, dateCreated, ...identity }) => ({
    ...identity,
    primary: String(primary),
    dateCreated: String(dateCreated),
  }));
