/** What follows from the days of a vendor's contract. Lists read it too, so nothing of forms lives here. */
import { addDays, isDay } from '#domain/day.ts';
import type { Broken } from '#domain/field-error.ts';
import type { VendorSaid } from './rules.ts';

type Contract = Pick<VendorSaid, 'contract_begin' | 'contract_end'> & { notice_days: string | null };

/** Where no notice has to be given, the end of the contract says it all. */
const lastDayOfNotice = ({ contract_end: end, notice_days: notice }: Contract) =>
  isDay(end) && notice !== null && notice !== '0' ? addDays(end, -Number(notice)) : undefined;

/** Nobody can give notice of a contract that has not begun. */
const isNoticeTooLong = (contract: Contract) => {
  const [begin, day] = [contract.contract_begin, lastDayOfNotice(contract)];
  return day !== undefined && isDay(begin) && day < begin;
};

/** The last day on which it can be given, where there is one. */
export const noticeDay = (contract: Contract) => (isNoticeTooLong(contract) ? undefined : lastDayOfNotice(contract));

/** What a rule of one field cannot know. */
export const contractProblem = (
  contract: Contract,
): Partial<Record<'contract_end' | 'notice_days', Broken>> | undefined => {
  const { contract_begin: begin, contract_end: end } = contract;
  if (isDay(begin) && isDay(end) && end <= begin)
    return { contract_end: { code: 'day_too_early', params: { day: addDays(begin, 1) } } };
  return isNoticeTooLong(contract) ? { notice_days: { code: 'notice_too_long', params: {} } } : undefined;
};
