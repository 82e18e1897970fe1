import { useQuery } from '@tanstack/react-query';
import { dayIn } from '#domain/time-zone.ts';
import { companyQuery } from '#web/features/company/queries.ts';

/** Today in the company's time zone, which determines due dates for all users. */
export const useToday = () => dayIn(useQuery(companyQuery).data?.time_zone ?? 'UTC');
