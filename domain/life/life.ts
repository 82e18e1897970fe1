/** Whether an application is retired and therefore read-only. Lists use it, so this module imports no form code. */
import { DEVELOPMENT_STATUSES } from '#domain/enumerations.ts';

type DevelopmentStatus = (typeof DEVELOPMENT_STATUSES)[number];

export const isRetired = ({ development_status }: { development_status: DevelopmentStatus }) =>
  development_status === 'retired';

const STATUSES_IN_USE = DEVELOPMENT_STATUSES.filter((status) => status !== 'retired');

/** Lists omit retired applications unless a filter includes them. */
export const unlessAsked = <A extends { development_status?: readonly string[] | undefined }>(asked: A) =>
  asked.development_status?.length ? asked : { ...asked, development_status: STATUSES_IN_USE };
