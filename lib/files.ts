import { HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { PrivateBucket } from './private-bucket.ts';
import type { Stage } from './tenant.ts';

/** What people upload. A browser sends and fetches it directly, with a signed form or address. */
export class Files extends PrivateBucket {
  constructor(scope: Construct, id: string, stage: Stage, origin: string, accessLogs: IBucket) {
    super(scope, id, stage, {
      versioned: true,
      cors: [
        {
          allowedOrigins: [origin],
          allowedMethods: [HttpMethods.GET, HttpMethods.POST],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag'],
          maxAge: 3600,
        },
      ],
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'files/',
    });
  }
}
