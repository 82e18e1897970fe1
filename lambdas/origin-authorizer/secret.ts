/** The one secret that CloudFront shows: of its versions up to three are good while another takes the place of one. */
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { environment } from '#contract/environment.ts';

export const client = new SecretsManagerClient({});

type Which = { VersionStage?: string; VersionId?: string };

/** Nothing where there is no such version, or it has no value yet. */
export const secretOf = async (which: Which) => {
  try {
    const { SecretString } = await client.send(
      new GetSecretValueCommand({ SecretId: environment('ORIGIN_SECRET'), ...which }),
    );
    return SecretString;
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return undefined;
    throw error;
  }
};

export const keep = (VersionId: string, SecretString: string) =>
  client.send(
    new PutSecretValueCommand({
      ...{ SecretId: environment('ORIGIN_SECRET'), SecretString },
      ...{ ClientRequestToken: VersionId, VersionStages: ['AWSPENDING'] },
    }),
  );

/** Which is the one that counts, by its id. */
export const current = async () => {
  const { VersionIdsToStages = {} } = await client.send(
    new DescribeSecretCommand({ SecretId: environment('ORIGIN_SECRET') }),
  );
  return Object.keys(VersionIdsToStages).find((id) => VersionIdsToStages[id]?.includes('AWSCURRENT'));
};

/** From now on it is this one, and the one before it is `AWSPREVIOUS`. */
export const becomesCurrent = (MoveToVersionId: string, RemoveFromVersionId: string | undefined) =>
  client.send(
    new UpdateSecretVersionStageCommand({
      ...{ SecretId: environment('ORIGIN_SECRET'), VersionStage: 'AWSCURRENT' },
      ...{ MoveToVersionId, RemoveFromVersionId },
    }),
  );
