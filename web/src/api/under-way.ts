import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether a response is pending, also while there is no connection. Until it arrives, a missing result is not final.
 */
export const isUnderWay = ({ fetchStatus }: Pick<UseQueryResult, 'fetchStatus'>) => fetchStatus !== 'idle';
