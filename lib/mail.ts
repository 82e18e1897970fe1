/** Sends mail from the tenant's single address, by Cognito and by functions. */
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

/** The domain that SES has verified. */
export const domainOf = (address: string) => address.slice(address.indexOf('@') + 1);

/** SES suspends an account at twice the bounce rate and five times the complaint rate. */
const BOUNCED = 0.05;
const COMPLAINED = 0.001;

/** The mail events of SES, and their names in EventBridge. */
const HEARD: readonly (readonly [EmailSendingEvent, string])[] = [
  [EmailSendingEvent.BOUNCE, 'Email Bounced'],
  [EmailSendingEvent.COMPLAINT, 'Email Complaint Received'],
  [EmailSendingEvent.REJECT, 'Email Rejected'],
  [EmailSendingEvent.RENDERING_FAILURE, 'Email Rendering Failed'],
];

/** Requires TLS and suppresses addresses that bounced. SES sends events to the account's default event bus. */
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
      says: 'More than 5% of mails bounce.',
      runbook: 'mail-returned',
    });
    alarmAbove(this, 'Complained', {
      metric: rate('Reputation.ComplaintRate'),
      above: COMPLAINED,
      says: 'More than 0.1% of mails are reported as spam.',
      runbook: 'mail-returned',
    });
  }

  /** Matches the events of this configuration set only. */
  get heard() {
    return {
      source: ['aws.ses'],
      detailType: HEARD.map(([, called]) => called),
      detail: { mail: { tags: { 'ses:configuration-set': [this.configurationSetName] } } },
    };
  }

  /** Allows sending from this address only, not from others of its domain. */
  letSend(lambda: Lambda) {
    for (const [name, value] of Object.entries(this.told)) lambda.addEnvironment(name, value);
    const { MAIL_FROM } = this.told;
    const arnOf = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    lambda.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        // SES checks the right on the address if it was verified individually, otherwise on its domain.
        resources: [
          ...[domainOf(MAIL_FROM), MAIL_FROM].map((identity) => arnOf('identity', identity)),
          arnOf('configuration-set', this.configurationSetName),
        ],
        conditions: { StringEquals: { 'ses:FromAddress': MAIL_FROM } },
      }),
    );
  }

  /** Removes an address from the account's suppression list. The list has no ARN. */
  letSendAgain(lambda: Lambda) {
    lambda.addToRolePolicy(new PolicyStatement({ actions: ['ses:DeleteSuppressedDestination'], resources: ['*'] }));
    Validations.of(lambda.role ?? lambda).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'SES has one list for the account, and no resource to name.',
    });
  }
}
