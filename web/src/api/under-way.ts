import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether an answer is still to come: it was asked for, or is asked for as soon as there is a connection. Until then nothing
 * is known, and what was not found before may be there.
 */
export const isUnderWay = ({ fetchStatus }: Pick<UseQueryResult, 'fetchStatus'>) => fetchStatus !== 'idle';
