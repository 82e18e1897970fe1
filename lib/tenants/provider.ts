/** The corporate directories in a tenant's file, where people of some e-mail domains sign in. */
import * as z from 'zod';
import { SecretName } from '#lib/secret-name.ts';
import { httpsUrl, text } from './words.ts';

/** Names that Cognito reserves for its own providers. */
const TAKEN = ['cognito', 'facebook', 'google', 'loginwithamazon', 'signinwithapple'];

const noName = 'A name must have 3 to 32 letters, digits and hyphens and start with a letter.';
const Name = z
  .string({ error: noName })
  .regex(/^[a-zA-Z][a-zA-Z0-9-]{2,31}$/, noName)
  .refine((name) => !TAKEN.includes(name.toLowerCase()), 'Cognito reserves this name for its own provider.');

const noDomain = 'This must be an email domain in lowercase, such as "example.com".';
const EmailDomain = z
  .string({ error: noDomain })
  .max(253, noDomain)
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, noDomain);

const Address = httpsUrl(1024).refine(
  (address) => !URL.parse(address)?.username,
  'The address must not contain a user name or password.',
);

const Claim = text(250, 'Specify the name that the directory uses.');
const claims = (email: string, given_name: string, family_name: string) =>
  z
    .strictObject({
      email: Claim.default(email),
      given_name: Claim.default(given_name),
      family_name: Claim.default(family_name),
      locale: Claim.default('locale'),
    })
    .prefault({});

const SOAP = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const common = { name: Name, domains: z.array(EmailDomain).min(1, 'Specify at least one email domain.') };

const Provider = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      type: z.literal('oidc'),
      ...common,
      issuer: Address,
      client_id: text(255, 'Specify the client ID that the directory issued.'),
      client_secret_name: SecretName,
      /** The directory's names for these attributes. */
      claims: claims('email', 'given_name', 'family_name'),
    }),
    z.strictObject({
      type: z.literal('saml'),
      ...common,
      metadata_url: Address,
      claims: claims(`${SOAP}/emailaddress`, `${SOAP}/givenname`, `${SOAP}/surname`),
    }),
  ],
  { error: 'Specify the protocol of the directory: { "type": "oidc", … } or { "type": "saml", … }.' },
);
export type Provider = z.output<typeof Provider>;

/** In characters. */
const MOST = 2500;

const twice = (values: readonly string[]) => values.find((value, index) => values.indexOf(value) !== index);

export const Providers = z.array(Provider).superRefine((providers, { addIssue }) => {
  const name = twice(providers.map((provider) => provider.name.toLowerCase()));
  if (name) addIssue({ code: 'custom', message: `Two providers have the name '${name}'.` });
  const domain = twice(providers.flatMap(({ domains }) => domains));
  if (domain) addIssue({ code: 'custom', message: `Several providers list the domain '${domain}'.` });
  // Functions receive the directories in their environment, which is limited to 4 kB.
  const listed = providers.map(({ name, domains, claims }) => ({ name, domains, email: claims.email }));
  if (JSON.stringify(listed).length > MOST)
    addIssue({
      code: 'custom',
      message: `The names and domains of providers are too long: at most ${MOST} characters in total.`,
    });
});
