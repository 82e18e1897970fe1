/** Where a stage is found, under a name of the tenant's own. Without one it has CloudFront's. */
import * as z from 'zod';

const NAME = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const Name = z
  .string({ error: 'Write the name that people will type, such as "plumbline.example.com".' })
  .max(253, 'This is too long for a name of a site: at most 253 characters.')
  .regex(NAME, 'This is no name of a site: write one in lowercase, without https://, such as "plumbline.example.com".');

const certificate = (where: string) =>
  z
    .string({ error: `Write the ARN of its certificate in ${where}: "arn:aws:acm:…".` })
    .regex(
      /^arn:aws:acm:[a-z0-9-]+:\d{12}:certificate\/[\w-]{1,64}$/,
      `This is no certificate of ACM: "arn:aws:acm:…".`,
    );

export const Domain = z
  .strictObject(
    {
      name: Name,
      /** For CloudFront, which takes certificates from one region alone. */
      certificate: certificate('us-east-1').regex(
        /:us-east-1:/,
        'CloudFront takes certificates from us-east-1 alone: ask ACM for one there.',
      ),
      /** With these, CloudFront asks the API there, and the address that API Gateway gave it is switched off. */
      api_name: Name.optional(),
      api_certificate: certificate('the region of the stage').optional(),
    },
    { error: 'Say what it is called: { "name": "plumbline.example.com", "certificate": "arn:aws:acm:us-east-1:…" }.' },
  )
  .refine(({ api_name, api_certificate }) => (api_name === undefined) === (api_certificate === undefined), {
    path: ['api_certificate'],
    error: 'api_name and api_certificate go together: write both, or neither.',
  })
  .refine(({ name, api_name }) => name !== api_name, {
    path: ['api_name'],
    error: 'The API needs a name of its own behind the site: write another one.',
  });

type Place = { account: string; region: string; domain?: z.output<typeof Domain> | undefined };

/** A certificate is used by what is in its account, and by an API in its region alone. */
export const wrongCertificates = ({ account, region, domain }: Place) => {
  const given = { certificate: domain?.certificate, api_certificate: domain?.api_certificate };
  return Object.entries(given).flatMap(([field, arn]) => {
    const [, , , where, owner] = arn?.split(':') ?? [];
    const path = ['domain', field];
    return [
      ...(owner !== undefined && owner !== account
        ? [{ path, message: `This is of the account ${owner}, and the stage is in ${account}: ask ACM for one there.` }]
        : []),
      ...(field === 'api_certificate' && where !== undefined && where !== region
        ? [{ path, message: `This is of ${where}, and the stage is in ${region}: ask ACM for one there.` }]
        : []),
    ];
  });
};
