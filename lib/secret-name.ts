import { ArnFormat, Stack } from 'aws-cdk-lib';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import * as z from 'zod';

const error =
  "This must be the name of a secret in Secrets Manager that starts with 'plumbline/'. Never write the secret itself here.";
/** The prefix prevents users from entering the secret itself. */
export const SecretName = z.string({ error }).regex(/^plumbline\/[\w/+=.@-]{1,500}$/, error);

/** Secrets Manager appends six random characters to the name in the ARN. */
export const letReadSecret = (lambda: IGrantable & Construct, name: string) =>
  lambda.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['secretsmanager:GetSecretValue'],
      resources: [
        Stack.of(lambda).formatArn({
          service: 'secretsmanager',
          resource: 'secret',
          resourceName: `${name}-??????`,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
    }),
  );
