/** The tenant's own domain for a stage. Without one the stage has CloudFront's. */
import * as z from 'zod';

const NAME = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const Name = z
  .string({ error: 'Specify the domain of the site, such as "plumbline.example.com".' })
  .max(253, 'This is too long for a domain: at most 253 characters.')
  .regex(
    NAME,
    'This is not a valid domain. Write it in lowercase and without https://, such as "plumbline.example.com".',
  );

const certificate = (where: string) =>
  z
    .string({ error: `Specify the ARN of its certificate in ${where}: "arn:aws:acm:…".` })
    .regex(
      /^arn:aws:acm:[a-z0-9-]+:\d{12}:certificate\/[\w-]{1,64}$/,
      `This is not the ARN of an ACM certificate: "arn:aws:acm:…".`,
    );

export const Domain = z
  .strictObject(
    {
      name: Name,
      /** For CloudFront, which accepts certificates from this region only. */
      certificate: certificate('us-east-1').regex(
        /:us-east-1:/,
        'CloudFront accepts only certificates from us-east-1. Request one from ACM there.',
      ),
      /** With both, CloudFront calls the API at this name, and API Gateway's default endpoint is disabled. */
      api_name: Name.optional(),
      api_certificate: certificate('the region of the stage').optional(),
    },
    { error: 'Specify the domain: { "name": "plumbline.example.com", "certificate": "arn:aws:acm:us-east-1:…" }.' },
  )
  .refine(({ api_name, api_certificate }) => (api_name === undefined) === (api_certificate === undefined), {
    path: ['api_certificate'],
    error: 'api_name and api_certificate go together. Specify both, or neither.',
  })
  .refine(({ name, api_name }) => name !== api_name, {
    path: ['api_name'],
    error: 'The API needs its own name, different from the site. Specify another one.',
  });

type Place = { account: string; region: string; domain?: z.output<typeof Domain> | undefined };

/** A certificate must be in the stage's account, and an API's certificate in its region. */
export const wrongCertificates = ({ account, region, domain }: Place) => {
  const given = { certificate: domain?.certificate, api_certificate: domain?.api_certificate };
  return Object.entries(given).flatMap(([field, arn]) => {
    const [, , , where, owner] = arn?.split(':') ?? [];
    const path = ['domain', field];
    return [
      ...(owner !== undefined && owner !== account
        ? [
            {
              path,
              message: `This certificate belongs to the account ${owner}, but the stage is in ${account}. Request one from ACM there.`,
            },
          ]
        : []),
      ...(field === 'api_certificate' && where !== undefined && where !== region
        ? [
            {
              path,
              message: `This certificate is in ${where}, but the stage is in ${region}. Request one from ACM there.`,
            },
          ]
        : []),
    ];
  });
};
