/** Stand-in for Secrets Manager, limited to GetSecretValue with this machine's keys. */
import * as z from 'zod';
import { json, type Reply, type Request } from './cognito/http.ts';
import { type Credentials, SignatureError, verifyHeaderSignature } from './sigv4.ts';

const refused = (type: string, Message: string) => json(400, { __type: type, Message }, TYPE);
const TYPE = 'application/x-amz-json-1.1';

const Asked = z.object({ SecretId: z.string() });

export const makeSecrets =
  (secrets: Readonly<Record<string, string>>, credentials: Credentials) =>
  (request: Request): Reply => {
    try {
      verifyHeaderSignature(request, credentials, 'secretsmanager');
    } catch (error) {
      if (!(error instanceof SignatureError)) throw error;
      return refused('InvalidSignatureException', error.code);
    }
    if (request.headers['x-amz-target'] !== 'secretsmanager.GetSecretValue')
      return refused('UnknownOperationException', 'There is only GetSecretValue here.');
    const { SecretId } = Asked.parse(JSON.parse(request.body.toString()));
    const SecretString = secrets[SecretId];
    if (SecretString === undefined)
      return refused('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    return json(200, { Name: SecretId, SecretString }, TYPE);
  };
