/** Where people of some e-mail domains sign in instead: their organisation's own directory, as a tenant's file names it. */
import * as z from 'zod';
import { SecretName } from './secret-name.ts';

/** What Cognito calls providers of its own. */
const TAKEN = ['cognito', 'facebook', 'google', 'loginwithamazon', 'signinwithapple'];

const Name = z
  .string()
  .regex(/^[a-zA-Z][a-zA-Z0-9-]{2,31}$/, 'A name is 3 to 32 letters, digits and hyphens, a letter first.')
  .refine((name) => !TAKEN.includes(name.toLowerCase()), 'Cognito has a provider of its own by this name.');

const EmailDomain = z
  .string()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, 'This is no e-mail domain in lowercase.');

const Address = z
  .url({ protocol: /^https$/, error: 'This must be an https address.' })
  .refine((address) => !new URL(address).username, 'An address with a name and password in it is for nobody to read.');

const Claim = z.string().trim().min(1).max(250);
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
const common = { name: Name, domains: z.array(EmailDomain).min(1) };

const Provider = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('oidc'),
    ...common,
    issuer: Address,
    client_id: z.string().trim().min(1),
    client_secret_name: SecretName,
    /** What the directory calls each of these. */
    claims: claims('email', 'given_name', 'family_name'),
  }),
  z.strictObject({
    type: z.literal('saml'),
    ...common,
    metadata_url: Address,
    claims: claims(`${SOAP}/emailaddress`, `${SOAP}/givenname`, `${SOAP}/surname`),
  }),
]);
export type Provider = z.output<typeof Provider>;

const twice = (values: readonly string[]) => values.find((value, index) => values.indexOf(value) !== index);

export const Providers = z.array(Provider).superRefine((providers, { addIssue }) => {
  const name = twice(providers.map((provider) => provider.name.toLowerCase()));
  if (name) addIssue({ code: 'custom', message: `Two providers are called '${name}'.` });
  const domain = twice(providers.flatMap(({ domains }) => domains));
  if (domain) addIssue({ code: 'custom', message: `'${domain}' leads to more than one place.` });
});
