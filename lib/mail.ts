/** Mails that come from the one address of the tenant: Cognito sends some, and functions others. */
import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { MailEnvironment } from '#contract/environment.ts';
import type { Site } from './edge/site.ts';
import { alarmAbove } from './operations/alarm.ts';
import type { Target } from './tenants/tenant.ts';

/** What SES has verified. */
export const domainOf = (address: string) => address.slice(address.indexOf('@') + 1);

/** At twice the first of these and five times the second, SES stops an account from sending. */
const BOUNCED = 0.05;
const COMPLAINED = 0.001;

/** What of a mail we hear, and how EventBridge calls it. */
const HEARD: readonly (readonly [EmailSendingEvent, string])[] = [
  [EmailSendingEvent.BOUNCE, 'Email Bounced'],
  [EmailSendingEvent.COMPLAINT, 'Email Complaint Received'],
  [EmailSendingEvent.REJECT, 'Email Rejected'],
  [EmailSendingEvent.RENDERING_FAILURE, 'Email Rendering Failed'],
];

/** Over TLS or not at all, and never to an address that mail came back from. SES tells the account's own event bus. */
export class Mail extends ConfigurationSet {
  private readonly told: MailEnvironment;

  constructor(scope: Construct, id: string, { tenant }: Target, site: Site) {
    super(scope, id, {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      reputationMetrics: true,
    });
    this.told = {
      MAIL_FROM: tenant.mail_from,
      MAIL_CONFIGURATION_SET: this.configurationSetName,
      SITE_ORIGIN: site.origin,
    };
    this.addEventDestination('Heard', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: HEARD.map(([event]) => event),
    });

    const rate = (metricName: string) =>
      new Metric({
        namespace: 'AWS/SES',
        metricName,
        statistic: Stats.AVERAGE,
        period: Duration.hours(1),
        dimensionsMap: { 'ses:configuration-set': this.configurationSetName },
      });
    alarmAbove(this, 'Bounced', {
      metric: rate('Reputation.BounceRate'),
      above: BOUNCED,
      says: 'More than one mail in twenty comes back.',
      runbook: 'mail-returned',
    });
    alarmAbove(this, 'Complained', {
      metric: rate('Reputation.ComplaintRate'),
      above: COMPLAINED,
      says: 'More than one mail in a thousand is said to be unwanted.',
      runbook: 'mail-returned',
    });
  }

  /** What becomes of these mails and of no others. */
  get heard() {
    return {
      source: ['aws.ses'],
      detailType: HEARD.map(([, called]) => called),
      detail: { mail: { tags: { 'ses:configuration-set': [this.configurationSetName] } } },
    };
  }

  /** From that address, and from no other of its domain. */
  letSend(lambda: Lambda) {
    for (const [name, value] of Object.entries(this.told)) lambda.addEnvironment(name, value);
    const { MAIL_FROM } = this.told;
    const arnOf = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    lambda.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        // SES asks for the right on the address where that was verified by itself, and else on its domain.
        resources: [
          ...[domainOf(MAIL_FROM), MAIL_FROM].map((identity) => arnOf('identity', identity)),
          arnOf('configuration-set', this.configurationSetName),
        ],
        conditions: { StringEquals: { 'ses:FromAddress': MAIL_FROM } },
      }),
    );
  }

  /** Takes an address off the account's list of those that nothing is sent to. The list has no name that a right could say. */
  letSendAgain(lambda: Lambda) {
    lambda.addToRolePolicy(new PolicyStatement({ actions: ['ses:DeleteSuppressedDestination'], resources: ['*'] }));
    Validations.of(lambda.role ?? lambda).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'SES has one list for the account, and no resource to name.',
    });
  }
}
