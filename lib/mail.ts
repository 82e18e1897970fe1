/** Mails that come from the one address of the tenant: Cognito sends some, and functions others. */
import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import type { MailEnvironment } from '#contract/environment.ts';

/** What SES has verified. */
export const domainOf = (address: string) => address.slice(address.indexOf('@') + 1);

/** From that address, and from no other of its domain. */
export const letSendMail = (lambda: NodejsFunction, told: MailEnvironment) => {
  for (const [name, value] of Object.entries(told)) lambda.addEnvironment(name, value);
  lambda.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [
        Stack.of(lambda).formatArn({ service: 'ses', resource: 'identity', resourceName: domainOf(told.MAIL_FROM) }),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': told.MAIL_FROM } },
    }),
  );
};
