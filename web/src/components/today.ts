import { useQuery } from '@tanstack/react-query';
import { dayIn } from '#domain/time-zone.ts';
import { companyQuery } from '#web/features/company/queries.ts';

/** The day that it is where the company is: by that, things are due, wherever their reader sits. */
export const useToday = () => dayIn(useQuery(companyQuery).data?.time_zone ?? 'UTC');
