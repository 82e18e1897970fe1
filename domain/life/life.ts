/** An application is in use until it is retired, which keeps it as it was. Lists read it, so nothing of forms lives here. */
import { DEVELOPMENT_STATUSES } from '#domain/enumerations.ts';

type DevelopmentStatus = (typeof DEVELOPMENT_STATUSES)[number];

export const isRetired = ({ development_status }: { development_status: DevelopmentStatus }) =>
  development_status === 'retired';

const STATUSES_IN_USE = DEVELOPMENT_STATUSES.filter((status) => status !== 'retired');

/** Lists leave out what is retired, unless that is asked for. */
export const unlessAsked = <A extends { development_status?: readonly string[] | undefined }>(asked: A) =>
  asked.development_status?.length ? asked : { ...asked, development_status: STATUSES_IN_USE };
