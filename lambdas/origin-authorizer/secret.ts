/** The origin secret. Up to three versions are valid during a rotation. */
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

/** Undefined if the version does not exist or has no value. */
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

export const current = async () => {
  const { VersionIdsToStages = {} } = await client.send(
    new DescribeSecretCommand({ SecretId: environment('ORIGIN_SECRET') }),
  );
  return Object.keys(VersionIdsToStages).find((id) => VersionIdsToStages[id]?.includes('AWSCURRENT'));
};

/** Makes this version current; the previous one becomes `AWSPREVIOUS`. */
export const becomesCurrent = (MoveToVersionId: string, RemoveFromVersionId: string | undefined) =>
  client.send(
    new UpdateSecretVersionStageCommand({
      ...{ SecretId: environment('ORIGIN_SECRET'), VersionStage: 'AWSCURRENT' },
      ...{ MoveToVersionId, RemoveFromVersionId },
    }),
  );
