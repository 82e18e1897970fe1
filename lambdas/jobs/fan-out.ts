import { Logger } from '@aws-lambda-powertools/logger';
import { job } from '#lambdas/runner/job.ts';

const logger = new Logger();

export const handler = job('fan-out', async ({ what, id, action }) => {
  logger.info('done', { what, id, action });
});
